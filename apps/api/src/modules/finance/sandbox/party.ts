import { create } from '@cabinet/contract/finance/banks'
import type { SandboxPart } from '../../../platform/partners/sandbox.ts'
import { testLogo, testParty } from '../../../platform/partners/test-identity.ts'

/** The bank that a partner is in its sandbox, and the days of everything that is financed. */
export const financeSandbox: SandboxPart = {
  party: {
    kind: 'BANK',
    async create({ files }, act, { organizationId, personId }, name) {
      const picture = { name: 'logo.png', contentType: 'image/png', width: 1, height: 1, isShared: false }
      const owners = { organizationId, uploadedBy: personId, purpose: 'BANK_LOGO' } as const
      const logoFileId = await files.storeBytes({ ...owners, ...picture }, testLogo)
      const bank = await act(create, { body: { ...testParty, fullName: name, shortName: name, logoFileId } })
      return bank.id
    },
  },
}
