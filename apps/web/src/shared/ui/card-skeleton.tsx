import { Card } from '@cabinet/ui/card'
import { Inline } from '@cabinet/ui/inline'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'

/** Stands where a product card will be, with its geometry. */
export const CardSkeleton = () => (
  <Card aria-busy="true">
    <Stack gap={16}>
      <Skeleton shape="block" width={190} height={24} />
      <Skeleton shape="block" width={240} height={48} />
      <Skeleton shape="block" height={60} />
      <Skeleton shape="block" width="70%" height={20} />
      <Inline gap={8}>
        <Skeleton shape="block" width={200} height={40} />
        <Skeleton shape="block" width={220} height={40} />
      </Inline>
    </Stack>
  </Card>
)
