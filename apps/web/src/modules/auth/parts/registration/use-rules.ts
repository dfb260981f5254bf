import { fieldValidator } from '@cabinet/validators/react-final-form'
import { useCallback } from 'react'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'

type Rules = Parameters<typeof fieldValidator>[0]

/** Rules of the contract as validators of fields, in the language of the interface. */
export const useRules = () => {
  const say = useRuleText()
  return useCallback((rules: Rules | undefined) => fieldValidator(rules ?? [], say), [say])
}
