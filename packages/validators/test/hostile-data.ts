const touched = (): never => {
  throw new Error('touched')
}

/** Throws wherever it is touched: a property, a key, a prototype, a call. */
const thrower = new Proxy(() => undefined, {
  get: touched,
  has: touched,
  ownKeys: touched,
  getPrototypeOf: touched,
  getOwnPropertyDescriptor: touched,
  apply: touched,
})

const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}

const cyclic: { self?: unknown; list: unknown[] } = { list: [] }
cyclic.self = cyclic
cyclic.list.push(cyclic, cyclic.list)
for (let index = 0; index < 2000; index++) cyclic.list.push(cyclic.list)

const deep = (): unknown => {
  let value: unknown = 'x'
  for (let depth = 0; depth < 20_000; depth++) value = { list: [value], bank: value }
  return value
}

/** Says that it is a list of any length, and has every item. */
const endlessList = new Proxy([] as unknown[], {
  get: (target, key) =>
    key === 'length' ? 1e9 : typeof key === 'string' && /^\d+$/.test(key) ? key : Reflect.get(target, key),
})

const withThrowingGetters = Object.defineProperties(
  {},
  Object.fromEntries(
    [
      'length',
      'name',
      'type',
      'size',
      'rule',
      'code',
      'params',
      'message',
      'path',
      'bank',
      'bik',
      'list',
      'value',
      'width',
    ].map((name) => [name, { get: touched, enumerable: true }]),
  ),
)

/** What nobody types and anybody can send, or what a program can get from elsewhere. */
export const hostile: Readonly<Record<string, unknown>> = {
  'a claimed length': JSON.parse('{"length":1e9}') as unknown,
  'a claimed length of nothing': JSON.parse('{"length":0}') as unknown,
  'a negative length': { length: -1 },
  'a length that is no number': { length: 'x', [Symbol.iterator]: touched },
  'a sparse list': Object.assign([] as unknown[], { length: 4e9 }),
  'an endless list': endlessList,
  'a list of a million': Array.from({ length: 1_000_000 }, () => 'A'),
  'an iterator without an end': {
    length: 5,
    *[Symbol.iterator]() {
      for (;;) yield 'A'
    },
  },
  thrower,
  'throwing getters': withThrowingGetters,
  'a revoked object': revoked({}),
  'a revoked list': revoked([]),
  cyclic,
  'a list that holds itself': cyclic.list,
  deep: deep(),
  'an own __proto__': JSON.parse(
    '{"__proto__":{"isAdmin":"x"},"constructor":{"prototype":{"isAdmin":"x"}}}',
  ) as unknown,
  'no prototype': Object.create(null) as unknown,
  'a text that throws': { toString: touched, valueOf: touched, [Symbol.toPrimitive]: touched },
  'ten megabytes of О': 'О'.repeat(10_000_000),
  'ten megabytes of spaces': ' '.repeat(10_000_000),
  'ten megabytes of digits': '7'.repeat(10_000_000),
  'ten megabytes of marks': `e${'\u0301'.repeat(10_000_000)}`,
  'a megabyte of labels': 'ИНН '.repeat(250_000),
  'half a character': '\ud800'.repeat(100),
  'a bigint': 10n ** 5000n,
  'a symbol': Symbol('7707083893'),
  'not a number': NaN,
  'an invalid date': new Date(NaN),
  'a typed list': new Uint8Array(1_000_000),
  map: new Map([['a', 1]]),
  function: (): string => '7707083893',
}
