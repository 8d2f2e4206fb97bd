import type { LanguagePack } from '../LanguagePack.ts'
import { nombre } from './grammar.ts'

export const trust: LanguagePack['trust'] = {
  block: (block) => `bloc ${nombre(block)}`,
  chainLabel: 'Chaîne',
  nodeLabel: 'Nœud',
  serviceLabel: 'Service',
  serviceChosen: (host) => `${host}, choisi par vous`,
  nodeDown: 'nœud injoignable',
  nodeWrong: (actual, expected) => `le nœud est sur la chaîne ${actual}, pas ${expected}`,
  serviceDown: 'injoignable',
  serviceUnusable: 'répond, mais illisible',
  serviceAhead: (blocks) => `prétend avoir ${nombre(blocks)} blocs d’avance sur la chaîne`,
  serviceCurrent: 'à jour',
  serviceBehind: (blocks) => `${nombre(blocks)} ${blocks === 1n ? 'bloc' : 'blocs'} de retard`,
  serviceUnknown: 'retard inconnu',
  live: 'en direct',
  polling: 'par intervalles',
  asking: 'en cours…',
  passed: (count) => `${count} ${count === 1 ? 'vérification passée' : 'vérifications passées'}`,
  failed: (count) => `${count} ${count === 1 ? 'vérification échouée' : 'vérifications échouées'}`,
  warned: (count) => `${count} à regarder`,
  unknown: (count) => `${count} non ${count === 1 ? 'faite' : 'faites'}`,
  none: 'Pas encore de vérifications',
  dialogTitle: 'Vérifications sur cette page',
  dialogLead:
    'Faites dans ce navigateur, auprès du nœud que l’exploitant de cette application a choisi. Le service n’y a rien à dire.',
  verdict: { ok: 'passée', warn: 'à regarder', block: 'échouée', unknown: 'non faite', unverified: 'non vérifiable' },
  chainIdMatches: (id) => `Le nœud est sur la chaîne ${id}`,
  chainIdDiffers: (actual, expected) => `Le nœud est sur la chaîne ${actual}, la configuration dit ${expected}`,
  chainUnreachable: (name) => `Le nœud de ${name} ne répond pas`,
  closedTitle: 'Fermé pour la signature',
  closedText:
    'La chaîne est injoignable, donc rien ne peut être vérifié ici. La lecture marche avec ce qui est déjà à l’écran ; la signature et l’exécution rouvrent quand le nœud répond.',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'Ce que vous voyez date d’avant. Rien de ce que vous avez tapé ou signé n’est perdu.',
  staleTitle: (time) => `Non rafraîchi depuis ${time}`,
}
