import { lazyPart } from '../ui/lazy-part.tsx'
import type { ShownFile } from './file-view.tsx'
import { loadFileMessages } from './messages.ts'

const Viewer = lazyPart(async () => {
  const [{ FileViewer }] = await Promise.all([import('./file-viewer.tsx'), loadFileMessages()])
  return FileViewer
})

/** The viewer, fetched when somebody opens a file. */
export const LazyViewer = ({ file, onClose }: { file: ShownFile | undefined; onClose: () => void }) =>
  file && <Viewer file={file} onClose={onClose} onFailed={onClose} />

/** What is in a file, in its place on the page. */
export const LazyView = lazyPart(async () => {
  const [{ FileView }] = await Promise.all([import('./file-view.tsx'), loadFileMessages()])
  return FileView
})
