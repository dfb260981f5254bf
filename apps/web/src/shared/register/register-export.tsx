import type { Endpoint, FileResponse } from '@cabinet/contract/endpoint'
import type { AnyList } from '@cabinet/contract/find'
import { DownloadButton } from '@cabinet/ui/download-button'
import { toast } from '@cabinet/ui/toast'
import { call } from '../api/http.ts'
import { problemOf } from '../api/problem.ts'
import { saveFile } from '../files/save-file.ts'
import { useSharedMessages } from '../messages.ts'
import { useRegisterMessages } from './messages.ts'

/**
 * Everything that the filters match as a workbook, whatever the page. Its length is not known beforehand, so the button
 * says that it works and can be stopped; the server names the file.
 */
export const RegisterExport = <L extends AnyList>({
  excel,
  query,
  isIconOnly = false,
}: {
  /** The call that answers the workbook. */
  excel: Endpoint<undefined, undefined, L['body'], FileResponse>
  /** `query` of the register. */
  query: unknown
  /** In a bar, whose other buttons are icons as well. */
  isIconOnly?: boolean
}) => {
  const t = useRegisterMessages()
  const shared = useSharedMessages()
  return (
    <DownloadButton
      isIconOnly={isIconOnly}
      // The name is the one that the server gives.
      fileName=""
      onDownload={async ({ signal, onProgress }) => {
        const file = await call(excel as Endpoint, { body: query } as never, { signal, onProgress })
        saveFile(file as File)
      }}
      onError={(error) => toast.show({ tone: 'negative', text: problemOf(error, shared).message })}
    >
      {t('export')}
    </DownloadButton>
  )
}
