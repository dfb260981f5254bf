import type { Permission } from '@cabinet/contract/access'
import type { CurrentUser } from '@cabinet/contract/user'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { allows } from '../../../../shared/access/access.ts'

/** Sections of the profile, by the value of `?tab=`. */
export type ProfileTabId = 'personal' | 'organization' | 'payment-details' | 'users' | 'security' | 'notifications'

interface ProfileTab {
  readonly id: ProfileTabId
  readonly access: readonly Permission[]
  readonly Content: LazyExoticComponent<ComponentType>
}

const confirmed: readonly Permission[] = ['!UNVERIFIED_USER']

const tabs: readonly ProfileTab[] = [
  {
    id: 'personal',
    access: [],
    Content: lazy(async () => ({ default: (await import('./personal-tab.tsx')).PersonalTab })),
  },
  {
    id: 'organization',
    access: confirmed,
    Content: lazy(async () => ({ default: (await import('./organization-tab.tsx')).OrganizationTab })),
  },
  {
    id: 'payment-details',
    access: confirmed,
    Content: lazy(async () => ({ default: (await import('./payment-details-tab.tsx')).PaymentDetailsTab })),
  },
  {
    id: 'users',
    access: confirmed,
    Content: lazy(async () => ({ default: (await import('./users-tab.tsx')).UsersTab })),
  },
  {
    id: 'security',
    access: [],
    Content: lazy(async () => ({ default: (await import('./security-tab.tsx')).SecurityTab })),
  },
  {
    id: 'notifications',
    access: [],
    Content: lazy(async () => ({ default: (await import('./notifications-tab.tsx')).NotificationsTab })),
  },
]

/** The sections that this person has. Who waits for confirmation sees nothing of the organization. */
export const tabsOf = (user: CurrentUser): readonly ProfileTab[] =>
  tabs.filter(({ id, access }) => allows(user, access) && (user.organization !== null || !isOfOrganization(id)))

const isOfOrganization = (id: ProfileTabId): boolean =>
  id === 'organization' || id === 'payment-details' || id === 'users'
