import type { ReactNode } from 'react'
import { pageOf } from './catalog.ts'

/** A name of a component that leads to its page; other names stay code. */
function Name({ of }: { of: string }) {
  const page = pageOf(of)
  if (page === undefined || !/^[A-Z]/.test(of)) return <code className="doc-code">{of}</code>
  return (
    <a className="doc-link" href={page} target="_parent">
      <code className="doc-code">{of}</code>
    </a>
  )
}

/** Text in which `names` are code, and names of components links to their pages. */
export function Words({ children }: { children: string }): ReactNode {
  return children.split(/`([^`]+)`/).map((part, index) =>
    // The list never changes its order.
    index % 2 === 1 ? <Name key={`${part}-${String(index)}`} of={part} /> : part,
  )
}
