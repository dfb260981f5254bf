import { articles } from '@cabinet/contract/help'
import { write } from '@cabinet/contract/support'
import { useRead, useWrite } from '../../shared/api/data.ts'

export const useHelpArticles = () => useRead(articles)
export const useWriteToSupport = () => useWrite(write)
