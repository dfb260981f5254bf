import { lazy, Suspense } from 'react'
import type { ShownFile } from './file-viewer.tsx'
import { loadFileWords } from './words.ts'

const Viewer = lazy(async () => {
  const [{ FileViewer: component }] = await Promise.all([import('./file-viewer.tsx'), loadFileWords()])
  return { default: component }
})

/** The viewer, fetched when somebody opens a file. */
export const LazyViewer = ({ file, onClose }: { file: ShownFile | undefined; onClose: () => void }) =>
  file && (
    <Suspense>
      <Viewer file={file} onClose={onClose} />
    </Suspense>
  )
