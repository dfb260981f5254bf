import { download } from '@cabinet/contract/file'
import { toast } from '@cabinet/ui/toast'
import { useCallback } from 'react'
import { call } from '../api/http.ts'
import { problemOf } from '../api/problem.ts'
import { SLOW_MS } from '../api/slow.ts'
import { useSharedMessages } from '../messages.ts'
import { saveFile } from './save-file.ts'
import { useFileMessages } from './messages.ts'

/** After so long silence looks like a button that does nothing. */
const NOTICE_MS = 800

/** Saves a file of the server. When it takes long, a notice says so and lets the person cancel. */
export const useSave = () => {
  const t = useFileMessages()
  const shared = useSharedMessages()
  return useCallback(
    async ({ id, name }: { readonly id: string; readonly name: string }): Promise<void> => {
      const controller = new AbortController()
      const { signal } = controller
      let notice: number | undefined
      const say = (id: 'download.slow' | 'download.long') => {
        if (notice !== undefined) toast.close(notice)
        const action = { label: t('download.cancel'), onAction: () => controller.abort() }
        notice = toast.show({ text: t(id, { name }), action })
      }
      const timers = [
        setTimeout(() => say('download.slow'), NOTICE_MS),
        setTimeout(() => say('download.long'), SLOW_MS),
      ]
      try {
        saveFile(await call(download, { params: { id } }, { signal }))
      } catch (error) {
        if (!signal.aborted) toast.show({ tone: 'negative', text: problemOf(error, shared).message })
      } finally {
        for (const timer of timers) clearTimeout(timer)
        if (notice !== undefined) toast.close(notice)
      }
    },
    [t, shared],
  )
}
