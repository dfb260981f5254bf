import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FinanceRequest } from '@cabinet/contract/finance'
import { send as sendRequest } from '@cabinet/contract/finance/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { organizationId } from '@cabinet/demo/organizations'
import { personId } from '@cabinet/demo/people'
import { requestMachine } from '../../src/modules/finance/requests/transitions.ts'
import { newId } from '../../src/kernel/ids.ts'
import { applyEvent } from '../../src/platform/transitions/apply.ts'
import { defineMachine } from '../../src/platform/transitions/machine.ts'
import { HOUR_MS } from '../../src/kernel/durations.ts'
import { findHistory } from '../../src/platform/transitions/store.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { fillRequest } from '../finance/request.ts'

const bank = { kind: 'PARTNER', id: newId() } as const
const F4 = { id: demoId('request F4') }
const F6 = { id: demoId('request F6') }

describe.each(databaseKinds())('a state changes on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const historyOf = (id: string) => findHistory(cabinet.platform.database, 'finance.request', id)
  const emailsTo = async (recipient: string) => {
    const { query } = cabinet.platform.database
    return query.selectFrom('email').select('subject').where('recipient', '=', recipient).execute()
  }
  const agreementsOf = (requestId: string) => {
    const { query } = cabinet.platform.database
    return query.selectFrom('finance_agreement').select('number').where('request_id', '=', requestId).execute()
  }
  const ago = (hours: number): string => new Date(cabinet.clock.now().getTime() - hours * HOUR_MS).toISOString()

  describe('when a person sends a request', () => {
    const send = async (key: string, id = F6.id) =>
      cabinet.call<FinanceRequest>(sendRequest, { token: await cabinet.tokenOf(key), params: { id } })

    it('only for an administrator of the same organization', async () => {
      expect((await send('P6')).status).toBe(404)
      expect((await send('P7', newId())).status).toBe(404)
      expect(await historyOf(F6.id)).toEqual([])
    })

    it('not while something is missing', async () => {
      const { status, body } = await send('P7')
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'VALIDATION' })
      expect(await historyOf(F6.id)).toEqual([])
      await fillRequest(cabinet, 'P7', F6.id)
    })

    it('once, however many presses come at once, and the answer is the same', async () => {
      const before = (await emailsTo('tikhonova@fabrika-tkaney.example')).length
      const answers = await Promise.all([send('P7'), send('P7'), send('P7')])
      for (const { status, body } of answers) {
        expect(status).toBe(200)
        expect(body.status.name).toBe('SEND_BANK')
      }
      expect((await send('P7')).body).toEqual(answers[0]?.body)
      expect(await emailsTo('tikhonova@fabrika-tkaney.example')).toHaveLength(before + 1)
    })

    it('and the history says who, what and when', async () => {
      expect(await historyOf(F6.id)).toMatchObject([
        {
          organization_id: organizationId('O6'),
          event: 'send',
          from_state: 'DRAFT',
          to_state: 'SEND_BANK',
          version: 1,
          actor_kind: 'USER',
          actor_id: personId('P7'),
        },
      ])
    })
  })

  describe('by news from outside', () => {
    const report = (event: 'take' | 'approve' | 'refuse', externalId: string, occurredAt: string) => {
      const common = { subject: F4, actor: bank, externalId, occurredAt }
      const { platform } = cabinet
      if (event === 'take') return applyEvent(platform, requestMachine, { ...common, event, input: undefined })
      if (event === 'approve')
        return applyEvent(platform, requestMachine, { ...common, event, input: { number: 'Б-7' } })
      return applyEvent(platform, requestMachine, { ...common, event, input: { comment: null } })
    }

    it('not by what has not happened yet', async () => {
      await expect(report('approve', 'early', ago(-1))).rejects.toMatchObject({ status: 400 })
      expect(await historyOf(F4.id)).toEqual([])
    })

    it('not for whom the thing does not concern', async () => {
      const stranger = { subject: F4, event: 'take', input: undefined, actor: bank, concerns: () => false } as const
      await expect(applyEvent(cabinet.platform, requestMachine, stranger)).rejects.toMatchObject({ status: 404 })
    })

    it('not by an actor whom the table does not name', async () => {
      const person = { kind: 'USER', id: personId('P7') } as const
      const wrong = { subject: F4, event: 'approve', input: {}, actor: person } as const
      await expect(applyEvent(cabinet.platform, requestMachine, wrong)).rejects.toMatchObject({ code: 'WRONG_STATE' })
    })

    it('to one result in whatever order and number the news come', async () => {
      const first = await report('approve', 'b2', ago(1))
      expect(first).toEqual({ state: 'APPROVED', version: 1, isMoved: true })
      for (const [event, id, at] of [
        ['take', 'b1', ago(2)],
        ['approve', 'b2', ago(1)],
        ['take', 'b1', ago(2)],
        ['refuse', 'b0', ago(3)],
      ] as const) {
        expect(await report(event, id, at)).toEqual({ state: 'APPROVED', version: 1, isMoved: false })
      }
      expect(await agreementsOf(F4.id)).toEqual([{ number: 'Б-7' }])
      expect((await historyOf(F4.id)).map(({ event, version }) => [event, version])).toEqual([
        ['approve', 1],
        ['take', null],
        ['refuse', null],
      ])
    })

    it('and a later refusal of what is concluded is an error that says what is possible', async () => {
      await expect(report('refuse', 'b3', ago(0))).rejects.toMatchObject({ status: 409, code: 'WRONG_STATE' })
    })
  })

  it('together with its effects or not at all', async () => {
    const broken = {
      ...requestMachine,
      moves: {
        ...requestMachine.moves,
        take: {
          ...requestMachine.moves.take,
          effect: () => {
            throw new Error('The effect breaks')
          },
        },
      },
    }
    const take = { subject: F6, event: 'take', input: undefined, actor: bank, externalId: 'x' } as const
    await expect(applyEvent(cabinet.platform, broken, take)).rejects.toThrow('The effect breaks')
    expect((await historyOf(F6.id)).map(({ to_state: to }) => to)).toEqual(['SEND_BANK'])
    expect(await applyEvent(cabinet.platform, requestMachine, take)).toMatchObject({
      state: 'PROCESSING',
      isMoved: true,
    })
  })
})

const sources = join(import.meta.dirname, '../../src')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(sources, path), 'utf8') }))

/** Columns that are called a status and are none that moves: facts of a registry, of a law, of a letter. */
const NOT_STATES = new Set(['legal_status', 'registry_status', 'told_status'])

describe('no state changes elsewhere', () => {
  it('because every status column takes its updates from a machine', () => {
    const declared = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^ {2}(\w*status): (.+)$/gm)]
        .filter(() => path === 'db/schema.ts' || path.endsWith('tables.ts'))
        .map(([, name = '', type = '']) => ({ place: `${path} ${name}`, name, type })),
    )
    expect(declared.length).toBeGreaterThan(5)
    const loose = declared.filter(({ name, type }) => !NOT_STATES.has(name) && !type.startsWith('StatusColumn<'))
    expect(loose.map(({ place }) => place)).toEqual([])
  })

  it('because a state that other columns keep is guarded as well', () => {
    const typeOf = (path: string, column: string) =>
      new RegExp(String.raw`^ {2}${column}: (.+)$`, 'm').exec(files.find((file) => file.path === path)?.text ?? '')?.[1]
    // What `stateOf` of a machine reads beside a status.
    expect({
      person: typeOf('modules/people/tables.ts', 'is_deleted'),
      credential: typeOf('modules/sender/tables.ts', 'is_deleted'),
      agreement: typeOf('modules/finance/agreements/tables.ts', 'terminated_at'),
      offered: typeOf('modules/debtor/tables.ts', 'is_offered'),
    }).toEqual({
      person: 'StatusColumn<boolean>',
      credential: 'StatusColumn<boolean>',
      agreement: 'StatusColumn<InstantText | null>',
      offered: 'StatusColumn<boolean>',
    })
  })

  it('because only machines make the value that such an update takes', () => {
    const users = files
      .filter(({ path, text }) => path !== 'db/status-column.ts' && /\basStatus\b/.test(text))
      .map(({ path }) => path)
    expect(users.length).toBeGreaterThan(1)
    const strangers = users.filter((path) => !/(?:^|\/)transition(?:s|-store)\.ts$/.test(path))
    expect(strangers).toEqual([])
    const casts = files.filter(({ text }) => /as AsStatus|as unknown as AsStatus/.test(text)).map(({ path }) => path)
    expect(casts).toEqual(['db/status-column.ts'])
  })

  it('because no SQL that is written by hand sets a status', () => {
    const raw = files.filter(({ text }) =>
      [
        ...text.matchAll(
          /(?:\bsql(?:<[^`]*>)?`|\braw\(\s*['"`])[^`]*?\bupdate\b[^`]*?\bset\b[^`]*?\b(\w*status)\s*=/gi,
        ),
      ].some(([, name = '']) => !NOT_STATES.has(name)),
    )
    expect(raw.map(({ path }) => path)).toEqual([])
  })

  it('and a machine that a panel could not read is refused', () => {
    const { moves } = requestMachine
    expect(() => defineMachine({ ...requestMachine, moves: { ...moves, takeAgain: moves.take } })).toThrow(
      'finance.request: two moves lead from SEND_BANK to PROCESSING',
    )
  })
})
