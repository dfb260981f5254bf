import { connectedServices } from '@cabinet/contract/service'
import { describe, expect, it } from 'vitest'
import { STANDARD_COST, createPasswords } from '../../src/kernel/passwords.ts'
import { businessDay, createClock } from '../../src/kernel/clock.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { ApiModule } from '../../src/platform/module.ts'
import { createModuleRegistry } from '../../src/platform/module-registry.ts'
import { withConfig } from '../../src/platform/web/pages.ts'
import { createKeyedMutex } from '../../src/kernel/keyed-mutex.ts'

describe('ids', () => {
  it('are UUIDs of version 7 that sort as they were made, also within a millisecond', () => {
    const ids = Array.from({ length: 1000 }, () => newId())
    expect(ids.toSorted()).toEqual(ids)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(ids).size).toBe(1000)
    const at = Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16)
    expect(Math.abs(at - Date.now())).toBeLessThan(5000)
  })
})

describe('the clock', () => {
  it.each([
    ['2026-11-20T20:59:59Z', '2026-11-20'],
    ['2026-11-20T21:00:00Z', '2026-11-21'],
  ])('begins the business day at midnight in Moscow: %s is %s', (instant, day) => {
    expect(businessDay(new Date(instant))).toBe(day)
  })

  it('moves the business time and never the real one', () => {
    const clock = createClock(() => new Date('2026-11-20T12:00:00Z'))
    clock.setShiftMinutes(-90)
    expect(clock.nowText()).toBe('2026-11-20T10:30:00.000Z')
    expect(clock.real().toISOString()).toBe('2026-11-20T12:00:00.000Z')
  })
})

describe('passwords', () => {
  it('cost what OWASP asks for', async () => {
    expect(STANDARD_COST).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const hash = await createPasswords().hash('Demo-2026!')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await createPasswords().matches(hash, 'Demo-2026!')).toBe(true)
    expect(await createPasswords().matches(hash, 'demo-2026!')).toBe(false)
  })

  it('match nobody without a stored hash, whatever is typed', async () => {
    expect(await createPasswords().matches(undefined, 'nobody has this password')).toBe(false)
  })
})

describe('turns', () => {
  it('pass callers of one key in order and others at once', async () => {
    const mutex = createKeyedMutex()
    const seen: string[] = []
    const endFirst = await mutex.acquire('a')
    const second = mutex.acquire('a').then((end) => {
      seen.push('second')
      end()
    })
    const endOther = await mutex.acquire('b')
    seen.push('other')
    endOther()
    endFirst()
    await second
    expect(seen).toEqual(['other', 'second'])
  })
})

describe('modules', () => {
  const area = (id: string, sort: number): ApiModule => ({ id, product: { sort, isAvailable: () => true } })

  it('come in the order of the product, without those that are excluded', () => {
    const registry = createModuleRegistry([area('late', 20), { id: 'hidden' }, area('early', 10)])
    expect(registry.productNames).toEqual(['early', 'late'])
    expect(registry.availableTo({ roles: [] }, ['early'])).toEqual(['late'])
  })

  it('of the same name are a mistake', () => {
    expect(() => createModuleRegistry([area('twice', 1), area('twice', 2)])).toThrow('Two modules are called twice')
  })

  it('that are gone leave no service behind', () => {
    const { connectedService } = createModuleRegistry([area('core', 1)])
    for (const name of connectedServices) expect(connectedService(name)).toBeUndefined()
  })
})

describe('a page with its configuration', () => {
  const config = { brandName: '$& </script> $1' } as Parameters<typeof withConfig>[1]

  it('holds exactly what was put in', () => {
    const html = withConfig('<script type="application/json" id="cabinet-config"></script><p>', config)
    const inside = /id="cabinet-config">(.*?)<\/script><p>$/.exec(html)?.[1] ?? ''
    expect(JSON.parse(inside)).toEqual(config)
    expect(inside).not.toContain('<')
  })

  it('without a place for it stays as it is', () => {
    expect(withConfig('<p>', config)).toBe('<p>')
  })
})
