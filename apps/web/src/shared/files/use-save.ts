import { download } from '@cabinet/contract/file'
import { toast } from '@cabinet/ui/toast'
import { useCallback } from 'react'
import { call } from '../api/http.ts'
import { problemOf } from '../api/problem.ts'
import { useSharedWords } from '../words.ts'
import { saveFile } from './save-file.ts'
import { useFileWords } from './words.ts'

/** After so long silence looks like a button that does nothing. */
const PATIENCE_MS = 800

/** Saves a file of the server. When it takes long, a notice says so and lets the person cancel. */
export const useSave = () => {
  const t = useFileWords()
  const shared = useSharedWords()
  return useCallback(
    async ({ id, name }: { readonly id: string; readonly name: string }): Promise<void> => {
      const controller = new AbortController()
      const { signal } = controller
      let notice: number | undefined
      const timer = setTimeout(() => {
        const action = { label: t('download.cancel'), onAction: () => controller.abort() }
        notice = toast.show({ text: t('download.slow', { name }), action })
      }, PATIENCE_MS)
      try {
        saveFile(await call(download, { params: { id } }, { signal }))
      } catch (error) {
        if (!signal.aborted) toast.show({ tone: 'negative', text: problemOf(error, shared).message })
      } finally {
        clearTimeout(timer)
        if (notice !== undefined) toast.close(notice)
      }
    },
    [t, shared],
  )
}
