import { describe } from 'vitest'

import { testCounts } from './counts-after-upgrade'
import { testFacts } from './facts-after-upgrade'
import { testHomes } from './homes-after-upgrade'
import { testLeads } from './leads-after-upgrade'
import { testPages } from './pages-after-upgrade'
import { testSettings } from './settings-after-upgrade'
import { openUpgradedSite } from './upgraded-site'

// One database for all of them: restoring and upgrading it is most of the work.
openUpgradedSite()
describe('pages', testPages)
describe('leads', testLeads)
describe('homes', testHomes)
describe('counts', testCounts)
describe('settings', testSettings)
describe('facts', testFacts)
