import type { InsurerProduct } from '@cabinet/contract/claim/staff'
import type { Database } from '../../db/database.ts'
/** Who decides the claims of a product, as platform staff have said. */
export const findProductInsurer = ({ query }: Database, product: InsurerProduct) =>
  query.selectFrom('claim_product_insurer').selectAll().where('product', '=', product).executeTakeFirst()

/** Says who decides the claims of a product from now on. */
export const saveProductInsurer = async (
  { query }: Database,
  product: InsurerProduct,
  insurerId: string,
  at: string,
): Promise<void> => {
  await query
    .insertInto('claim_product_insurer')
    .values({ product, insurer_id: insurerId, updated_at: at })
    .onConflict((conflict) => conflict.column('product').doUpdateSet({ insurer_id: insurerId, updated_at: at }))
    .execute()
}
