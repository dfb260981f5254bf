import type { OrderReport } from '@cabinet/contract/seller/partner'

/** Goods of the demo, the first one for whoever counts wrong. */
export const demoGoods: readonly [
  Pick<OrderReport, 'sku' | 'brand' | 'name' | 'price'>,
  ...Pick<OrderReport, 'sku' | 'brand' | 'name' | 'price'>[],
] = [
  { sku: 'LS-1001', brand: 'Лебедева Store', name: 'Кружка керамическая «Туман», 350 мл', price: 89_000 },
  { sku: 'LS-1004', brand: 'Лебедева Store', name: 'Плед вязаный «Север», 130×170 см', price: 349_000 },
  { sku: 'LS-1011', brand: 'Лебедева Store', name: 'Набор полотенец льняных, 3 шт.', price: 215_000 },
  { sku: 'LS-1020', brand: 'Лебедева Store', name: 'Подсвечник латунный «Маяк»', price: 264_000 },
  { sku: 'LS-1033', brand: 'Лебедева Store', name: 'Ваза стеклянная «Прилив», 28 см', price: 419_000 },
  { sku: 'LS-1042', brand: null, name: 'Корзина плетёная для белья', price: 178_000 },
]
