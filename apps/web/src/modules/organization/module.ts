import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../shared/manifest.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { organizationMessages } from './parts/messages.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'organization',
  isBuiltIn: true,
  routes: [],
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
