import { errors } from '../../../kernel/http-error.ts'
import { assertAtMost } from '../../../platform/transitions/assert-terms.ts'
import type { BuyerLimit } from './store.ts'

/**
 * @param most the limit of the agreement, kopecks
 * @throws HttpError 400 for a buyer that is named twice, and for one with a limit above that of the agreement
 */
export const assertBuyerLimits = (buyers: readonly BuyerLimit[], most: number): void => {
  for (const [index, { itn, limit }] of buyers.entries()) {
    if (buyers.findIndex((other) => other.itn === itn) < index) {
      const text = { ru: 'Покупатель указан дважды', en: 'The buyer is named twice' }
      throw errors.validation([{ field: `buyers[${index}].itn`, code: 'twice', text }])
    }
    assertAtMost(`buyers[${index}].limit`, limit, most)
  }
}
