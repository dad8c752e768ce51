import '../site.css'

import { insertedEvent } from '@/ui/island/behaviour'

import { enhance, enhanceWhatComes } from './enhance'
import { showLaterParts } from './show-later-parts'

enhanceWhatComes()
enhance(document)
showLaterParts()
document.addEventListener(insertedEvent, showLaterParts)
