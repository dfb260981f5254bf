import type { RuntimeConfig } from '@cabinet/contract/config'

/** A configuration with everything optional left out. */
export const testConfig: RuntimeConfig = {
  brandName: 'Тихая гавань',
  serviceNames: {
    marketplace: { ru: 'Маркетплейс', en: 'Marketplace' },
    courier: { ru: 'СДЭК', en: 'CDEK' },
  },
  apiUrl: '/api',
  captchaSiteKey: null,
  sentryDsn: null,
  matomo: null,
  release: 'test',
  operator: { name: 'ООО «Гавань»', itn: '7799001016', kpp: '779901001', ogrn: '1217799001012', address: 'г. Москва' },
  support: { phone: '+7 000 000-00-00', email: 'help@cabinet.example' },
  demo: null,
}
