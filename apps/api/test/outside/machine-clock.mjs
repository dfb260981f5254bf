// The clock of the machine, moved: preloaded into the server (NODE_OPTIONS=--import=…), as an administrator would move
// the clock of a machine between two starts. Production has no call that moves time, and it should not have one.
const ahead = Number(process.env.MACHINE_CLOCK_AHEAD_MS ?? '0')
const RealDate = Date
class MovedDate extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts))
  }
  static now() {
    return RealDate.now() + ahead
  }
}
globalThis.Date = new Proxy(MovedDate, { apply: () => new MovedDate().toString() })
