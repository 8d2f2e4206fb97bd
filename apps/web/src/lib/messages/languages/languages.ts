import type { LanguageTexts } from '../translate.ts'
import type { AppLanguage } from './appLanguages.ts'
import type { LanguagePack } from './LanguagePack.ts'

type AppTexts = LanguageTexts & { pack: LanguagePack }

/** The texts of each language, loaded when it is chosen. */
const loaders: Readonly<Record<AppLanguage, () => Promise<Omit<AppTexts, 'locale'>>>> = {
  de: () =>
    Promise.all([import('./de.ts'), import('../../../../messages/de/index.ts')]).then(([{ de }, { areas }]) => ({
      areas,
      pack: de,
    })),
  es: () =>
    Promise.all([import('./es.ts'), import('../../../../messages/es/index.ts')]).then(([{ es }, { areas }]) => ({
      areas,
      pack: es,
    })),
  fr: () =>
    Promise.all([import('./fr.ts'), import('../../../../messages/fr/index.ts')]).then(([{ fr }, { areas }]) => ({
      areas,
      pack: fr,
    })),
  it: () =>
    Promise.all([import('./it.ts'), import('../../../../messages/it/index.ts')]).then(([{ it }, { areas }]) => ({
      areas,
      pack: it,
    })),
  ja: () =>
    Promise.all([import('./ja.ts'), import('../../../../messages/ja/index.ts')]).then(([{ ja }, { areas }]) => ({
      areas,
      pack: ja,
    })),
  nl: () =>
    Promise.all([import('./nl.ts'), import('../../../../messages/nl/index.ts')]).then(([{ nl }, { areas }]) => ({
      areas,
      pack: nl,
    })),
  pl: () =>
    Promise.all([import('./pl.ts'), import('../../../../messages/pl/index.ts')]).then(([{ pl }, { areas }]) => ({
      areas,
      pack: pl,
    })),
  pt: () =>
    Promise.all([import('./pt.ts'), import('../../../../messages/pt/index.ts')]).then(([{ pt }, { areas }]) => ({
      areas,
      pack: pt,
    })),
  tr: () =>
    Promise.all([import('./tr.ts'), import('../../../../messages/tr/index.ts')]).then(([{ tr }, { areas }]) => ({
      areas,
      pack: tr,
    })),
  zh: () =>
    Promise.all([import('./zh.ts'), import('../../../../messages/zh/index.ts')]).then(([{ zh }, { areas }]) => ({
      areas,
      pack: zh,
    })),
}

export async function loadLanguage(name: AppLanguage): Promise<AppTexts> {
  return { locale: name, ...(await loaders[name]()) }
}
