import type { PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'
import type { Language } from '@/domain/language'
import { syncBoardPath } from '@/features/sync/run-sync.endpoint'

import { adminHref } from '../cockpit/cockpit-paths'
import { type FirstRun, type FirstRunStep, firstRunSteps } from './read-first-run'

const text = {
  title: words({
    nl: 'Uw site klaarmaken',
    fr: 'Préparer votre site',
    en: 'Prepare your site',
    de: 'Ihre Website vorbereiten',
  }),
  closed: words({
    nl: 'Bezoekers lezen nog dat de site binnenkort online komt.',
    fr: 'Les visiteurs lisent encore que le site arrive bientôt.',
    en: 'Visitors still read that the site comes online soon.',
    de: 'Besucher lesen noch, dass die Website bald online ist.',
  }),
  done: words({ nl: 'gedaan', fr: 'fait', en: 'done', de: 'erledigt' }),
  open: words({
    nl: 'De startpagina publiceren: daarmee gaat de site open',
    fr: 'Publier la page d’accueil : le site s’ouvre alors',
    en: 'Publish the start page: that opens the site',
    de: 'Die Startseite veröffentlichen: Damit wird die Website geöffnet',
  }),
}

const steps: Record<FirstRunStep, { path: `/${string}`; text: ReturnType<typeof words> }> = {
  homes: {
    path: syncBoardPath,
    text: words({
      nl: 'De panden ophalen uit het dataplatform',
      fr: 'Récupérer les biens de la plateforme de données',
      en: 'Fetch the homes from the data platform',
      de: 'Die Objekte von der Datenplattform holen',
    }),
  },
  agency: {
    path: '/globals/agency',
    text: words({
      nl: 'De gegevens van het kantoor aanvullen die de wet vraagt',
      fr: 'Compléter les mentions légales de l’agence',
      en: 'Fill in what the law asks of the agency',
      de: 'Die gesetzlichen Angaben der Agentur ergänzen',
    }),
  },
  look: {
    path: '/globals/look',
    text: words({
      nl: 'Een merkkleur of logo kiezen',
      fr: 'Choisir une couleur ou un logo',
      en: 'Choose a brand colour or a logo',
      de: 'Eine Markenfarbe oder ein Logo wählen',
    }),
  },
  team: {
    path: '/collections/team',
    text: words({
      nl: 'Het team voorstellen',
      fr: 'Présenter l’équipe',
      en: 'Introduce the team',
      de: 'Das Team vorstellen',
    }),
  },
  rates: {
    path: '/collections/legal-facts',
    text: words({
      nl: 'De tarieven nakijken',
      fr: 'Vérifier les taux',
      en: 'Review the rates',
      de: 'Die Sätze prüfen',
    }),
  },
  colleagues: {
    path: '/collections/users',
    text: words({
      nl: 'Collega’s uitnodigen',
      fr: 'Inviter des collègues',
      en: 'Invite colleagues',
      de: 'Kolleginnen und Kollegen einladen',
    }),
  },
}

interface FirstRunProps {
  req: PayloadRequest
  firstRun: FirstRun
  language: Language
}

/** On the first page after logging in, until the site is open. */
export function FirstRunList({ req, firstRun, language }: FirstRunProps) {
  // Only an administrator may invite.
  const shown = firstRunSteps.filter((step) => step !== 'colleagues' || hasRole(req, 'admin'))
  const done = shown.filter((step) => firstRun[step]).length
  const { startPageId } = firstRun
  const startPage: `/${string}` =
    startPageId === null ? '/collections/pages/create' : `/collections/pages/${startPageId}`
  return (
    <section aria-labelledby="first-run">
      <h2 id="first-run">
        {text.title[language]}{' '}
        <span className="board-figure board-quiet">
          {boardFormat(language).number(done)}/{boardFormat(language).number(shown.length + 1)}
        </span>
      </h2>
      <p className="board-quiet first-run-closed">{text.closed[language]}</p>
      <ol className="today-facts">
        {shown.map((step) => (
          <li key={step}>
            <Mark tone={firstRun[step] ? 'good' : 'attention'}>
              <a href={adminHref(req.payload, steps[step].path)}>{steps[step].text[language]}</a>
              {firstRun[step] && <span className="board-quiet"> ({text.done[language]})</span>}
            </Mark>
          </li>
        ))}
        <li>
          <Mark tone="attention">
            <a href={adminHref(req.payload, startPage)}>{text.open[language]}</a>
          </Mark>
        </li>
      </ol>
    </section>
  )
}
