import { Drawer } from '@cabinet/ui/drawer'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { LoadFailure } from '../loaded.tsx'

interface Props {
  readonly title: string
  /** The read of what the form changes. */
  readonly read: { readonly error?: unknown; readonly mutate: () => Promise<unknown> }
  /** Lines of the skeleton: about as many as the form has fields. */
  readonly lines?: number
  readonly onClose: () => void
}

/** Where a form in a drawer will be, until what it changes has been read; says why it cannot be, and asks again. */
export const LoadingDrawer = ({ title, read: { error, mutate }, lines = 6, onClose }: Props) => (
  <Drawer isOpen title={title} onOpenChange={onClose}>
    {error === undefined ? <SkeletonText lines={lines} /> : <LoadFailure error={error} onRetry={() => mutate()} />}
  </Drawer>
)
