import type { NewsState } from '@cabinet/contract/news'
import type { Database } from '../../db/database.ts'
import { asStatus } from '../../db/status-column.ts'
import { defineMachine, movesOf } from '../../platform/transitions/machine.ts'
import { stateMessages } from './messages.ts'
import * as store from './store.ts'

const move = movesOf<NewsState, store.LetterRow, store.LetterChange>()

const moves = {
  send: move({
    title: { ru: 'Сотрудник отправил письмо', en: 'A member of staff has sent the letter' },
    from: ['DRAFT'],
    to: 'SENDING',
    actors: ['STAFF'],
    change: ({ at }) => ({ started_at: at }),
  }),
  complete: move({
    title: { ru: 'Письмо ушло всем получателям', en: 'The letter has left for all of its readers' },
    from: ['SENDING'],
    to: 'SENT',
    actors: ['JOB'],
    alreadyPast: ['SENT'],
    change: ({ at }) => ({ sent_at: at }),
  }),
  stop: move({
    title: { ru: 'Сотрудник остановил отправку', en: 'A member of staff has stopped the sending' },
    from: ['SENDING'],
    to: 'STOPPED',
    actors: ['STAFF'],
    alreadyPast: ['STOPPED'],
    // The letter is held, so nobody writes copies of it meanwhile, and after this nobody begins to.
    effect: async ({ platform: { mailer }, database, subject }) =>
      store.forgetRecipients(database, subject.id, await mailer.takeBack(subject.id)),
  }),
}

const save = async (
  { query }: Database,
  { id, version }: store.LetterRow,
  state: NewsState,
  change: store.LetterChange,
  at: string,
): Promise<void> => {
  await query
    .updateTable('news_letter')
    .set({ ...change, status: asStatus(state), version: version + 1, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** A letter of news: written by staff, then sent by a job, little by little, unless staff stop it. */
export const newsMachine = defineMachine({
  id: 'news.letter',
  title: { ru: 'Письмо с новостями', en: 'Letter of news' },
  states: stateMessages,
  initial: 'DRAFT',
  moves,
  lock: store.lockLetter,
  stateOf: ({ status }: store.LetterRow) => status,
  keyOf: ({ id, organization_id: organizationId }: store.LetterRow) => ({ id, organizationId }),
  save,
})
