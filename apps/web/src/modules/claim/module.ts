import { claimPages } from '@cabinet/contract/claim/pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'
import type { icons as staffIcons } from './staff-icons.ts'

export const module = defineModule<MessageId, keyof typeof icons | keyof typeof staffIcons>({
  id: 'claim',
  hue: 'blue',
  // The page is open to every confirmed person; without products it explains what will be here.
  isBuiltIn: true,
  access: ['!UNVERIFIED_USER', '!PARTNER'],
  routes: [
    {
      name: 'settlement',
      path: claimPages.settlement.pattern,
      layout: 'lk',
      title: 'settlement.title',
      isWide: true,
      page: async () => (await import('./open.ts')).openSettlement(),
    },
    {
      name: 'claim',
      path: claimPages.claim.pattern,
      layout: 'lk',
      title: 'claim.title',
      isPrivate: true,
      isWide: true,
      page: async () => (await import('./open.ts')).openClaim(),
    },
    {
      name: 'Sender:CreateClaim',
      path: claimPages['Sender:CreateClaim'].pattern,
      layout: 'lk',
      title: 'form.title',
      isPrivate: true,
      ownAccess: ['SENDER'],
      page: async () => (await import('./open.ts')).openSenderForm(),
    },
    {
      name: 'Seller:CreateClaim',
      path: claimPages['Seller:CreateClaim'].pattern,
      layout: 'lk',
      title: 'form.title',
      isPrivate: true,
      ownAccess: ['SELLER'],
      page: async () => (await import('./open.ts')).openSellerForm(),
    },
    {
      name: 'Debtors:CreateClaim',
      path: claimPages['Debtors:CreateClaim'].pattern,
      layout: 'lk',
      title: 'form.title',
      isPrivate: true,
      ownAccess: ['DEBTOR'],
      page: async () => (await import('./open.ts')).openDebtorForm(),
    },
    {
      name: 'claim-insurers',
      path: claimPages['claim-insurers'].pattern,
      layout: 'lk',
      title: 'insurers.title',
      ownAccess: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openInsurers(),
    },
  ],
  menu: {
    sort: 140,
    title: 'menu.title',
    namesServices: true,
    items: [
      { route: 'settlement', title: 'menu.item', icon: 'claims' },
      { route: 'claim-insurers', icon: 'insurers', access: ['GODMOD'], groupOf: 'staff' },
    ],
  },
  filePurposes: { CLAIM_DOCUMENT: 'filePurposes.CLAIM_DOCUMENT' },
  attention: { CLAIM_DRAFT: 'claims', CLAIM_GROUP_DRAFT: 'claims', CLAIM_DOCUMENTS: 'documents' },
  staffAttention: { CLAIM_PRODUCT: 'insurers', CLAIM_UNASSIGNED: 'insurers' },
  records: { CLAIM: 'claims' },
  commands: [{ title: 'command.claims', icon: 'claims', path: claimPages.settlement({}, { open: 'new' }) }],
})
