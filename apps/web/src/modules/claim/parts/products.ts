import type { Permission } from '@cabinet/contract/access'
import { claimPages } from '@cabinet/contract/claim/pages'
import { insuredProducts, type InsuredProduct } from '@cabinet/contract/insured'
import { useCallback } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { allows } from '../../../shared/access/access.ts'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { type ClaimMessages, useClaimMessages } from './messages.ts'

/** Roles that open the claims of a product. */
const roleOf = { SELLER: 'SELLER', SENDER: 'SENDER', DEBTOR: 'DEBTOR' } as const satisfies Record<
  InsuredProduct,
  Permission
>

/** Products whose claims this person sees, in the order of their tabs. */
export const useOwnProducts = (): readonly InsuredProduct[] => {
  const user = useUser()
  return insuredProducts.filter((product) => allows(user, [roleOf[product]]))
}

const nameOf = (product: InsuredProduct, t: ClaimMessages): string => {
  // Claims outlive the area whose orders they are for, and with it the name of its service.
  const names: Readonly<Partial<Record<string, string>>> = serviceNames()
  const named = { SELLER: names['marketplace'], SENDER: names['courier'], DEBTOR: undefined }[product]
  return named ?? t(`product.${product}`)
}

/** Products in words: services have the names that the installation gives them. */
export const useProductName = (): ((product: InsuredProduct) => string) => {
  const t = useClaimMessages()
  return useCallback((product) => nameOf(product, t), [t])
}

/** `?source=` of the address, in small letters. */
export const productOfSource = (source: string | null): InsuredProduct | undefined =>
  insuredProducts.find((product) => product.toLowerCase() === source)

/** The address of the form for an order or a shipment. */
export const formAddress = (product: InsuredProduct, id: string, step?: string) => {
  const name = { SENDER: 'Sender:CreateClaim', SELLER: 'Seller:CreateClaim', DEBTOR: 'Debtors:CreateClaim' } as const
  return claimPages[name[product]]({ id }, { step })
}
