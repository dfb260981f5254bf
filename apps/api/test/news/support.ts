import * as news from '@cabinet/contract/news'
import type { NewsLetterCard } from '@cabinet/contract/news'
import { updateSelf } from '@cabinet/contract/people/profile'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { DAY_MS, MINUTE_MS } from '../../src/kernel/durations.ts'
import { sendNews } from '../../src/modules/news/sending.ts'
import { newId } from '../../src/kernel/ids.ts'
import { newsReaders, personId } from '@cabinet/demo/people'
import type { Answer, Ask, Cabinet } from '../support/cabinet.ts'

/** What is written when it does not matter what. */
export const someText = { subject: 'Новый банк', text: 'К финансированию присоединился банк.', audience: null }

/** E-mails of those who have agreed in the demo. */
export const demoReaders = [
  'lebedeva@lebedeva-store.example',
  'tikhonova@fabrika-tkaney.example',
  'vlasova@posylka-plus.example',
  'yusupov@agrosnab.example',
]

if (demoReaders.length !== newsReaders.length) throw new Error('The demo has other readers of news')

/** What tests do with letters of news. */
export const newsOf = (cabinet: Cabinet) => {
  const as = async <Body = Record<string, unknown>>(
    person: string,
    endpoint: Parameters<Cabinet['call']>[0],
    ask: Ask = {},
  ): Promise<Answer<Body>> => cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const write = async (body: object = someText): Promise<NewsLetterCard> => {
    const created = await as<NewsLetterCard>('P8', news.create, { body })
    if (created.status !== 201) throw new Error(`The letter was not taken: ${created.raw.body}`)
    return created.body
  }
  const sendOff = ({ id, version }: Pick<NewsLetterCard, 'id' | 'version'>) =>
    as<NewsLetterCard & { code?: string }>('P8', news.send, { params: { id }, body: { version } })
  /** Business time alone: sessions live by the real one. */
  const pass = (milliseconds: number): void => {
    const { clock } = cabinet
    clock.setShiftMinutes(clock.shiftMinutes() + Math.ceil(milliseconds / MINUTE_MS))
  }
  return {
    as,
    write,
    sendOff,
    run: () => cabinet.platform.jobs.runNow(sendNews),
    get: async (id: string) => (await as<NewsLetterCard>('P8', news.get, { params: { id } })).body,
    /** Lets so much time pass that everybody may have another letter. */
    rest: () => pass((news.NEWS_PAUSE_DAYS + 1) * DAY_MS),
    pass,
    /** Who has an email with this subject, in the order of their addresses. */
    async readersOf(subject: string): Promise<string[]> {
      const rows = await cabinet.platform.database.query
        .selectFrom('email')
        .select('recipient')
        .where('subject', '=', subject)
        .execute()
      return rows.map(({ recipient }) => recipient).toSorted()
    },
    /** People of the sender with insurance who have agreed to the news. */
    async addReaders(count: number): Promise<void> {
      const { query } = cabinet.platform.database
      const model = await query
        .selectFrom('person')
        .selectAll()
        .where('id', '=', personId('P5'))
        .executeTakeFirstOrThrow()
      const people = Array.from({ length: count }, (_, number) => ({ id: newId(), number }))
      await query
        .insertInto('person')
        .values(
          people.map(({ id, number }) => ({
            ...model,
            id,
            notifications: JSON.stringify(model.notifications),
            username: `+7998${String(number).padStart(7, '0')}`,
            email: `crowd-${number}@company.example`,
          })),
        )
        .execute()
      await query
        .insertInto('person_consent')
        .values(
          people.map(({ id }) => ({
            id: newId(),
            person_id: id,
            type: 'NEWS' as const,
            version: '2026-11-01',
            accepted_at: cabinet.clock.nowText(),
            ip: '192.0.2.10',
          })),
        )
        .execute()
    },
    async switchNews(token: string, product: boolean): Promise<Answer<CurrentUser>> {
      const { body: me } = await cabinet.call<CurrentUser>(current, { token })
      const body = { version: me.version, notifications: { ...me.notifications, product } }
      return cabinet.call<CurrentUser>(updateSelf, { token, body })
    },
  }
}
