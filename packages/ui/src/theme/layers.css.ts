import { globalLayer } from '@vanilla-extract/css'
import { layerOrder } from './layers.ts'

// The one statement that fixes the order of layers. Every `.css.ts` reaches it first through `style.ts`, so the order
// of chunks cannot change the result, and an unlayered rule of a consumer wins over all of them.
globalLayer(layerOrder)
