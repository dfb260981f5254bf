import { lazyPart } from '../ui/lazy-part.tsx'
import { loadFileMessages } from './messages.ts'

/** A document that the server makes, over the page; its code comes when somebody opens one. */
export const LazyDocument = lazyPart(async () => {
  const [{ DocumentViewer }] = await Promise.all([import('./document-viewer.tsx'), loadFileMessages()])
  return DocumentViewer
})
