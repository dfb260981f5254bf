import type { ReactNode } from 'react'

/** The sentence under the title that says what the page is about. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <div className="doc sb-unstyled">
    <div className="doc-lead">{children}</div>
  </div>
)
