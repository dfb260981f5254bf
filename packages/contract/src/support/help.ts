import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { Named } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** An article of help. Texts are Russian in every language of the interface; `body` is Markdown. */
export const HelpArticle = z.object({
  /** `<module>.<name>`: stable, so that an article can be linked to. */
  id: z.string(),
  sort: z.int(),
  module: z.string(),
  /** The group that the article stands in; the name is stable, the description is its title. */
  section: Named,
  title: z.string(),
  body: z.string(),
})
export type HelpArticle = z.output<typeof HelpArticle>

export const articles = endpoint({
  id: 'help.articles',
  method: 'GET',
  path: '/v1/help',
  summary: 'Articles of help of the areas and roles of the signed-in person, sorted.',
  access: signedIn,
  response: z.object({ items: z.array(HelpArticle) }),
})
