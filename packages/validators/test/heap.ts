import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc') as (options: { readonly type: 'minor' }) => void

/**
 * Bytes that an action puts on the heap. Small objects must fit into the youngest part of the heap, a megabyte at
 * least: a collection in the middle would hide them.
 */
export const heapGrowth = (action: () => void): number => {
  collect({ type: 'minor' })
  const before = process.memoryUsage().heapUsed
  action()
  return process.memoryUsage().heapUsed - before
}
