/** Bounds of a fair queue; all of them are pieces of work. */
export interface FairQueueLimits {
  /** Of everybody at once. */
  readonly running: number
  /** Of one owner at once. */
  readonly runningOfOwner: number
  /** Of everybody that may wait. */
  readonly waiting: number
  /** Of one owner that may wait. */
  readonly waitingOfOwner: number
}

/** Too much waits already: what the owner has brought, or what all have. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  readonly isOwn: boolean

  constructor(isOwn: boolean) {
    super(isOwn ? 'Too much of this owner waits already' : 'Too much waits already')
    this.isOwn = isOwn
  }
}

/** Does work a few pieces at a time. Owners take turns, so one who brings much keeps no other waiting for all of it. */
export interface FairQueue {
  /**
   * Does the work when the turn of its owner comes.
   *
   * @param signal takes the work out of the queue while it waits; what runs already sees to it itself
   * @throws QueueFullError when too much waits; the reason of the signal
   */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

interface Lane {
  running: number
  readonly waiting: (() => void)[]
}

/** A queue of its own, within this process. */
export const createFairQueue = (limits: FairQueueLimits): FairQueue => {
  // In the order of turns: whoever has just had one goes to the end.
  const lanes = new Map<string, Lane>()
  let running = 0
  let waiting = 0

  const mayRun = ({ running: ofOwner }: Lane): boolean => running < limits.running && ofOwner < limits.runningOfOwner

  const begin = (owner: string, lane: Lane): void => {
    running += 1
    lane.running += 1
    lanes.set(owner, lane)
  }

  const beginNext = (): void => {
    for (const [owner, lane] of [...lanes]) {
      const enter = mayRun(lane) ? lane.waiting.shift() : undefined
      if (!enter) continue
      waiting -= 1
      begin(owner, lane)
      enter()
    }
  }

  const forgetIdle = (owner: string, lane: Lane): void => {
    if (lane.running === 0 && lane.waiting.length === 0 && lanes.get(owner) === lane) lanes.delete(owner)
  }

  const end = (owner: string, lane: Lane): void => {
    running -= 1
    lane.running -= 1
    lanes.delete(owner)
    lanes.set(owner, lane)
    beginNext()
    forgetIdle(owner, lane)
  }

  const wait = (owner: string, lane: Lane, signal: AbortSignal | undefined): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = (): void => {
      lane.waiting.splice(lane.waiting.indexOf(enter), 1)
      waiting -= 1
      forgetIdle(owner, lane)
      reject(signal?.reason)
    }
    const enter = (): void => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }
    waiting += 1
    lane.waiting.push(enter)
    signal?.addEventListener('abort', giveUp, { once: true })
    return promise
  }

  return {
    async run(owner, work, signal) {
      signal?.throwIfAborted()
      const lane = lanes.get(owner) ?? { running: 0, waiting: [] }
      if (lane.waiting.length === 0 && mayRun(lane)) begin(owner, lane)
      else {
        if (lane.waiting.length >= limits.waitingOfOwner) throw new QueueFullError(true)
        if (waiting >= limits.waiting) throw new QueueFullError(false)
        lanes.set(owner, lane)
        await wait(owner, lane, signal)
      }
      try {
        return await work()
      } finally {
        end(owner, lane)
      }
    },
  }
}
