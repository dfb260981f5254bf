import type { Endpoint } from '@cabinet/contract/endpoint'
import type { Page } from '@playwright/test'
import type { Person } from './people.ts'

/** A form of the product: where it is, how it is opened, and what is typed into it. */
export interface FormCase {
  readonly name: string
  /** What it sends. */
  readonly call: Endpoint
  /** Who fills it in; nobody is signed in otherwise. */
  readonly person?: Person
  readonly at: string
  readonly open?: (page: Page) => Promise<void>
  readonly fill: (page: Page) => Promise<void>
  /** Its button. */
  readonly send: string
  /** What it says when it was not sent, where it has words of its own. */
  readonly says?: RegExp
  /** Why a second press is another thing of its own. */
  readonly isAnother?: string
}

/** Presses a button. */
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
/** A field by its name: of several, the one in what was opened last. */
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true }).last()
/** Types into fields by their names. */
export const fill = (values: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}
