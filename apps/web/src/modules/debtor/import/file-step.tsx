import { type ImportReport, LARGEST_IMPORT } from '@cabinet/contract/debtor/import'
import { MAX_FILE_BYTES } from '@cabinet/contract/file'
import { Card } from '@cabinet/ui/card'
import { DownloadButton } from '@cabinet/ui/download-button'
import { FileUpload, type Upload } from '@cabinet/ui/file-upload'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { useCallback } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { saveFile } from '../../../shared/files/save-file.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { checkFile, readSample, readTemplate } from './data.ts'
import * as styles from './import.css.ts'
import { useImportMessages } from './messages.ts'

const WORKBOOK = ['.xlsx']

/** The template, how to fill it in, and the field that takes the file and has it checked. */
export const FileStep = ({ onChecked }: { onChecked: (file: File, report: ImportReport) => void }) => {
  const t = useImportMessages()
  const shared = useSharedMessages()
  const { formatNumber } = useIntl()
  const check = useCallback<Upload>(
    async (file, control) => {
      try {
        onChecked(file, await checkFile(file, control))
      } catch (error) {
        const { fields, message } = problemOf(error, shared)
        throw new Error(fields[0]?.message ?? message, { cause: error })
      }
      return { id: file.name, name: file.name, size: file.size, type: file.type }
    },
    [onChecked, shared],
  )
  const fail = (error: unknown) => toast.show({ tone: 'negative', text: problemOf(error, shared).message })
  return (
    <Card>
      <Stack gap={20}>
        <Heading level={2}>{t('file.title')}</Heading>
        <ol className={styles.guide}>
          <li>{t('file.template')}</li>
          <li>{t('file.fill', { rows: formatNumber(LARGEST_IMPORT) })}</li>
          <li>{t('file.send')}</li>
        </ol>
        <Inline gap={8}>
          <DownloadButton
            // The name is the one that the server gives.
            fileName=""
            onDownload={async (control) => saveFile(await readTemplate(control))}
            onError={fail}
          >
            {t('file.download')}
          </DownloadButton>
          <DownloadButton
            fileName=""
            variant="quiet"
            onDownload={async (control) => saveFile(await readSample(control))}
            onError={fail}
          >
            {t('file.sample')}
          </DownloadButton>
        </Inline>
        <FileUpload
          name="shipments"
          isRequired
          label={t('file.field')}
          description={t('file.help')}
          accept={WORKBOOK}
          maxSize={MAX_FILE_BYTES}
          maxFiles={1}
          value={[]}
          upload={check}
        />
      </Stack>
    </Card>
  )
}
