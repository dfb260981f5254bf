import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadFileMessages } from '../../../../shared/files/messages.ts'
import { loadRegisterMessages } from '../../../../shared/register/messages.ts'

/** Sections of the panel in their order; the first one opens by itself. */
const tabIds = [
  'overview',
  'mailbox',
  'emails',
  'clock',
  'jobs',
  'faults',
  'flags',
  'states',
  'people',
  'sellers',
  'files',
  'data',
] as const

/** Sections of the panel, by the value of `?tab=`. */
export type PanelTabId = (typeof tabIds)[number]

const contents: Readonly<Record<PanelTabId, LazyExoticComponent<ComponentType>>> = {
  overview: lazy(async () => ({ default: (await import('./overview-tab.tsx')).OverviewTab })),
  mailbox: lazy(async () => {
    const [{ MailboxTab }] = await Promise.all([import('./mailbox-tab.tsx'), loadRegisterMessages()])
    return { default: MailboxTab }
  }),
  emails: lazy(async () => ({ default: (await import('./emails-tab.tsx')).EmailsTab })),
  clock: lazy(async () => ({ default: (await import('./clock-tab.tsx')).ClockTab })),
  jobs: lazy(async () => ({ default: (await import('./jobs-tab.tsx')).JobsTab })),
  faults: lazy(async () => ({ default: (await import('./faults-tab.tsx')).FaultsTab })),
  flags: lazy(async () => ({ default: (await import('./flags-tab.tsx')).FlagsTab })),
  states: lazy(async () => ({ default: (await import('./states-tab.tsx')).StatesTab })),
  people: lazy(async () => {
    const [{ PeopleTab }] = await Promise.all([import('./people-tab.tsx'), loadRegisterMessages()])
    return { default: PeopleTab }
  }),
  sellers: lazy(async () => ({ default: (await import('./sellers-tab.tsx')).SellersTab })),
  files: lazy(async () => {
    const [{ FilesTab }] = await Promise.all([import('./files-tab.tsx'), loadFileMessages(), loadRegisterMessages()])
    return { default: FilesTab }
  }),
  data: lazy(async () => ({ default: (await import('./data-tab.tsx')).DataTab })),
}

export const panelTabs = tabIds.map((id) => ({ id, Content: contents[id] }))
