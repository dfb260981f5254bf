import type { PartnerCard } from '@cabinet/contract/partner/partners'
import { Stack } from '@cabinet/ui/stack'
import { KeysTab } from '../parts/keys-tab.tsx'
import { SandboxTab } from '../parts/sandbox-tab.tsx'

/** Keys of the partner, and the sandbox that its test keys open. */
export const KeysWithSandbox = ({ partner }: { partner: PartnerCard }) => (
  <Stack gap={24}>
    <KeysTab partner={partner} />
    <SandboxTab partner={partner} />
  </Stack>
)
