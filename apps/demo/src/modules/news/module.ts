import { defineDemoModule } from '../../module.ts'
import { seedNews } from './seed.ts'

export const module = defineDemoModule({
  id: 'news',
  seed: seedNews,
})
