import type { ReactNode } from 'react'
import { MainAction } from '../../../shared/ui/main-action.tsx'

/** A button that comes next: first the draft is kept, then it can be sent. */
export const Leading = ({ isLeading, children }: { isLeading: boolean; children: ReactNode }) =>
  isLeading ? <MainAction>{children}</MainAction> : children
