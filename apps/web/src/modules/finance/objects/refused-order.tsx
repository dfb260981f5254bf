import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { useRegistersMessages } from '../registers/messages.ts'
import type { Refusals } from './refusals.ts'

/** Says that nothing was ordered, and offers to go on without the objects that were refused. */
export const RefusedOrder = ({
  refusals: { message, byObject },
  chosen,
  onDrop,
}: {
  refusals: Refusals
  /** How many objects the order had. */
  chosen: number
  /** Takes the refused objects, by their ids, out of the order. */
  onDrop: (refused: ReadonlySet<string>) => void
}) => {
  const t = useRegistersMessages()
  return (
    <Banner
      tone="negative"
      announce="alert"
      title={message}
      action={
        byObject.size > 0 && byObject.size < chosen ? (
          <Button size="small" variant="quiet" tone="neutral" onPress={() => onDrop(new Set(byObject.keys()))}>
            {t('order.dropRefused', { count: byObject.size })}
          </Button>
        ) : undefined
      }
    >
      {byObject.size > 0 ? t('order.nothingOrdered') : undefined}
    </Banner>
  )
}
