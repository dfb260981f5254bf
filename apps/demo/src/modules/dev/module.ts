import { defineDemoModule } from '../../module.ts'

/** The developer panel has no data of its own; its calls are a module of the server. */
export const module = defineDemoModule({ id: 'dev' })
