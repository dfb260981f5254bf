import { claimPages } from '@cabinet/contract/claim-pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'claim',
  hue: 'blue',
  // The page is open to every confirmed person; without products it explains what will be here.
  isBuiltIn: true,
  access: ['!UNVERIFIED_USER'],
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
  ],
  menu: {
    sort: 140,
    title: 'menu.title',
    namesServices: true,
    items: [{ route: 'settlement', title: 'menu.item', icon: 'claims' }],
  },
  filePurposes: { CLAIM_DOCUMENT: 'filePurposes.CLAIM_DOCUMENT' },
  attention: {
    CLAIM_DRAFT: { text: 'attention.CLAIM_DRAFT', action: 'attention.CLAIM_DRAFT.action', icon: 'claims' },
    CLAIM_GROUP_DRAFT: {
      text: 'attention.CLAIM_GROUP_DRAFT',
      action: 'attention.CLAIM_GROUP_DRAFT.action',
      icon: 'claims',
    },
    CLAIM_DOCUMENTS: {
      text: 'attention.CLAIM_DOCUMENTS',
      action: 'attention.CLAIM_DOCUMENTS.action',
      icon: 'documents',
    },
  },
  records: {
    CLAIM: { title: 'records.CLAIM', icon: 'claims' },
  },
  commands: [{ title: 'command.claims', icon: 'claims', path: claimPages.settlement({}, { open: 'new' }) }],
})
