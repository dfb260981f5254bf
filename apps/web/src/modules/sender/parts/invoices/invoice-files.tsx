import type { Endpoint, FileResponse } from '@cabinet/contract/endpoint'
import type { SenderInvoiceCard } from '@cabinet/contract/sender-invoice'
import { act, orders, pdf } from '@cabinet/contract/sender-invoice'
import { DownloadButton } from '@cabinet/ui/download-button'
import { toast } from '@cabinet/ui/toast'
import { call } from '../../../../shared/api/http.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { saveFile } from '../../../../shared/files/save-file.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import * as styles from './invoices.css.ts'
import { useInvoicesMessages } from './messages.ts'

type FileCall = Endpoint<typeof pdf.params, undefined, undefined, FileResponse>

const File = ({
  of,
  id,
  label,
  disabledReason,
}: {
  of: FileCall
  id: string
  label: string
  disabledReason?: string | undefined
}) => {
  const shared = useSharedMessages()
  return (
    <DownloadButton
      // The name is the one that the server gives.
      fileName=""
      size="small"
      disabledReason={disabledReason}
      onDownload={async ({ signal, onProgress }) =>
        saveFile(await call(of as typeof pdf, { params: { id } }, { signal, onProgress }))
      }
      onError={(error) => toast.show({ tone: 'negative', text: problemOf(error, shared).message })}
    >
      {label}
    </DownloadButton>
  )
}

/** The documents of an invoice, made when they are asked for. */
export const InvoiceFiles = ({ invoice: { id, status } }: { invoice: SenderInvoiceCard }) => {
  const t = useInvoicesMessages()
  const isCancelled = status.name === 'CANCELLED'
  return (
    <div className={styles.files}>
      <File of={pdf} id={id} label={t('card.pdf')} />
      <File of={act} id={id} label={t('card.act')} disabledReason={isCancelled ? t('card.noAct') : undefined} />
      <File of={orders} id={id} label={t('card.registry')} />
    </div>
  )
}
