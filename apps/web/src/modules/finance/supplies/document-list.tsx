import { info } from '@cabinet/contract/file'
import type { Invoice } from '@cabinet/contract/finance/supplies'
import { formatDate } from '@cabinet/ui/date-text'
import { Icon } from '@cabinet/ui/icon'
import { IconButton } from '@cabinet/ui/icon-button'
import { Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../../shared/api/data.ts'
import { LazyViewer } from '../../../shared/files/lazy-viewer.tsx'
import { uploadedOf } from '../../../shared/files/use-upload.ts'
import { useSave } from '../../../shared/files/use-save.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import * as styles from '../registers/drawer.css.ts'

/** The scan in the viewer; its type is asked for when somebody opens it. */
const Scan = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data } = useRead(info, { params: { id } })
  return <LazyViewer file={data && uploadedOf(data)} onClose={onClose} />
}

/** Documents of a supply; those whose scan the bank has given can be looked at and saved. */
export const DocumentList = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const t = useRegistersMessages()
  const { locale } = useIntl()
  const save = useSave()
  const [opened, setOpened] = useState<{ readonly id: string; readonly name: string }>()
  return (
    <>
      <ul className={styles.documents}>
        {invoices.map(({ id, number, type, date, amount, status, fileId }) => {
          const name = t('document', { type: type.description, number })
          return (
            <li key={id} className={styles.document}>
              <Icon of={FileText} />
              <div className={styles.documentName}>
                {fileId === null ? (
                  <span>{name}</span>
                ) : (
                  <button type="button" className={styles.documentOpen} onClick={() => setOpened({ id: fileId, name })}>
                    {name}
                  </button>
                )}
                <Text as="span" size="caption" tone="muted">
                  {t('document.from', { date: formatDate(date, 'date', { locale }) })}
                </Text>
              </div>
              <div className={styles.documentSum}>
                <Money kopecks={amount} />
                <Text as="span" size="caption" tone="muted">
                  {status.description}
                </Text>
              </div>
              {fileId !== null && (
                <IconButton
                  data-track="document-save"
                  icon={Download}
                  label={t('document.save', { name })}
                  size="small"
                  onPress={() => void save({ id: fileId, name })}
                />
              )}
            </li>
          )
        })}
      </ul>
      {opened && <Scan id={opened.id} onClose={() => setOpened(undefined)} />}
    </>
  )
}
