import { articles } from '@cabinet/contract/support/help'
import { write } from '@cabinet/contract/support/requests'
import { useMainRead, useWrite } from '../../shared/api/data.ts'

export const useHelpArticles = () => useMainRead(articles)
export const useWriteToSupport = () => useWrite(write)
