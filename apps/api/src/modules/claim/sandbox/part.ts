import { products, setProductInsurer } from '@cabinet/contract/claim/staff'
import type { SandboxPart } from '../../../platform/partners/sandbox.ts'

/** Claims in the sandboxes of partners: one insurer decides those of every product. */
export const claimSandbox: SandboxPart = {
  async begin(act, insurerId) {
    const installed = await act(products, {})
    for (const { product } of installed.products) {
      await act(setProductInsurer, { params: { product: product.name }, body: { insurerId } })
    }
  },
}
