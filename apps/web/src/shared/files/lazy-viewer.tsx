import { lazyPart } from '../ui/lazy-part.tsx'
import type { ShownFile } from './file-viewer.tsx'
import { loadFileMessages } from './messages.ts'

const Viewer = lazyPart(async () => {
  const [{ FileViewer }] = await Promise.all([import('./file-viewer.tsx'), loadFileMessages()])
  return FileViewer
})

/** The viewer, fetched when somebody opens a file. */
export const LazyViewer = ({ file, onClose }: { file: ShownFile | undefined; onClose: () => void }) =>
  file && <Viewer file={file} onClose={onClose} onFailed={onClose} />
