import type { Endpoint, FileResponse } from '@cabinet/contract/endpoint'
import type { ById } from '@cabinet/contract/common'
import { DownloadButton } from '@cabinet/ui/download-button'
import { toast } from '@cabinet/ui/toast'
import { call } from '../api/http.ts'
import { problemOf } from '../api/problem.ts'
import { useSharedMessages } from '../messages.ts'
import { saveFile } from './save-file.ts'

/** Saves a document that the server makes about one thing when it is asked for. */
export const MadeFile = ({
  of,
  id,
  label,
  disabledReason,
}: {
  /** The call that answers the document. */
  of: Endpoint<typeof ById, undefined, undefined, FileResponse>
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
      onDownload={async (control) => saveFile(await call(of, { params: { id } }, control))}
      onError={(error) => toast.show({ tone: 'negative', text: problemOf(error, shared).message })}
    >
      {label}
    </DownloadButton>
  )
}
