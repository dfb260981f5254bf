import { organizationPages } from '@cabinet/contract/organization/pages'
import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../shared/manifest.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { organizationMessages } from './parts/messages.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'
import type { icons as staffIcons } from './staff-icons.ts'

export const module = defineModule<MessageId, keyof typeof icons | keyof typeof staffIcons>({
  id: 'organization',
  isBuiltIn: true,
  routes: [
    {
      name: 'organizations',
      path: organizationPages.organizations.pattern,
      layout: 'lk',
      title: 'organizations.title',
      // A link for a seller is shown here.
      isPrivate: true,
      ownAccess: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openOrganizations(),
    },
    {
      name: 'organization',
      path: organizationPages.organization.pattern,
      layout: 'lk',
      title: 'organization.title',
      isPrivate: true,
      ownAccess: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openOrganization(),
    },
  ],
  menu: {
    sort: 90,
    access: ['GODMOD'],
    title: 'organizations.title',
    items: [{ route: 'organizations', icon: 'organizations', groupOf: 'staff' }],
  },
  staffAttention: { ORGANIZATION_UNCONFIRMED: 'organizations' },
  profileTabs: [
    {
      id: 'organization',
      sort: 20,
      title: 'tab.organization',
      access: ['!UNVERIFIED_USER'],
      needsOrganization: true,
      messages: organizationMessages,
      content: async () => ({ Content: (await import('./parts/organization-tab.tsx')).OrganizationTab }),
    },
    {
      id: 'payment-details',
      sort: 30,
      title: 'tab.payment-details',
      access: ['!UNVERIFIED_USER'],
      needsOrganization: true,
      messages: organizationMessages,
      content: async () => {
        const [{ PaymentDetailsTab }] = await Promise.all([
          import('./parts/payment-details-tab.tsx'),
          loadRegisterMessages(),
        ])
        return { Content: PaymentDetailsTab }
      },
    },
  ],
  commands: [
    {
      title: 'command.addAccount',
      icon: 'bank',
      path: pages.profile({}, { tab: 'payment-details', open: 'new' }),
      access: ['USER_ADMIN'],
    },
  ],
})
