import { createInsurer } from '@cabinet/contract/debtor/staff'
import type { SandboxPart } from '../../../platform/partners/sandbox.ts'
import { testOrganization, testParty } from '../../../platform/partners/test-identity.ts'
import { issueInvoice } from './invoice.ts'

/** The insurer that a partner is in its sandbox, and the days of everything that is insured. */
export const debtorSandbox: SandboxPart = {
  party: {
    kind: 'INSURER',
    async create(_platform, act, _testIds, name) {
      const insurer = await act(createInsurer, { body: { fullName: name, shortName: name, itn: testParty.itn } })
      return insurer.id
    },
  },
  invoices: {
    product: 'DEBTOR',
    issue: (context) => issueInvoice(context, testOrganization.itn),
  },
}
