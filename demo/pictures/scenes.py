"""The picture set: name, scene, its settings, tags and alternative texts in four languages. Best types first."""

LIGHT = {
    'morning': ('in ochtendlicht', 'dans la lumière du matin', 'in morning light', 'im Morgenlicht'),
    'noon': ('op een zonnige dag', 'par une journée ensoleillée', 'on a sunny day', 'an einem sonnigen Tag'),
    'afternoon': ('in de namiddagzon', 'au soleil de l’après-midi', 'in the afternoon sun', 'in der Nachmittagssonne'),
    'low': ('bij laagstaande zon', 'au soleil rasant', 'in low sun', 'bei tief stehender Sonne'),
    'overcast': ('onder een bewolkte hemel', 'sous un ciel couvert', 'under an overcast sky', 'unter bedecktem Himmel'),
    'soft': ('in zacht licht', 'dans une lumière douce', 'in soft light', 'in sanftem Licht'),
    'dusk': ('in de avondschemering met verlichte ramen', 'au crépuscule, fenêtres éclairées', 'at dusk with lit windows', 'in der Abenddämmerung mit erleuchteten Fenstern'),
    'winter': ('in winterlicht', 'dans la lumière d’hiver', 'in winter light', 'im Winterlicht'),
}

WEAK = set()  # names that were judged too weak to show
PICTURES = []


def pic(name, scene, kind, building, alt, place='exterior', country='BE', room=None, light=None, season='summer', snow=False, samples=None, phrase=True, **args):
    """One picture. alt = (nl, fr, en, de) without the light."""
    if light:
        args['hour'] = light
    if place != 'interior':
        args['season'] = season
    tags = dict(place=place, building=building, country=country, light=light or 'day', season=season)
    if room:
        tags['room'] = room
    if room == 'living' and args.get('kind_'):
        tags['outlook'] = args['kind_']
    if snow:
        tags['weather'] = 'snow'
    text = [f'{a} {b}' for a, b in zip(alt, LIGHT[light])] if light and phrase else alt
    p = dict(name=name, scene=scene, kind=kind, args=args, tags=tags, alt=dict(zip(('nl', 'fr', 'en', 'de'), text)))
    if snow:
        p['snow'] = True
    if samples:
        p['samples'] = samples
    PICTURES.append(p)


# ---- words -------------------------------------------------------------------------------------------
STEP = ('Bakstenen rijhuis met trapgevel', 'Maison mitoyenne en brique à pignon à gradins', 'Brick terraced house with a stepped gable', 'Backstein-Reihenhaus mit Treppengiebel')
TOWN = ('Herenhuis met kroonlijst', 'Maison de maître à corniche', 'Town house with a cornice', 'Stadthaus mit Kranzgesims')
SHOP = ('Winkelhuis met woning erboven', 'Rez commercial avec appartement à l’étage', 'Shop with a flat above', 'Ladenlokal mit Wohnung darüber')
LUX = ('Stadswoning met leien mansardedak', 'Maison de ville à toit mansardé en ardoise', 'Town house with a slate mansard roof', 'Stadthaus mit Mansarddach aus Schiefer')
ART = ('Art-nouveauherenhuis met erker', 'Maison Art nouveau avec bow-window', 'Art nouveau town house with a bow window', 'Jugendstil-Stadthaus mit Erker')
VILLA = ('Witte villa met leien dak', 'Villa blanche à toit d’ardoise', 'White villa with a slate roof', 'Weiße Villa mit Schieferdach')
MODERN = ('Moderne villa met zwembad', 'Villa contemporaine avec piscine', 'Modern villa with a pool', 'Moderne Villa mit Pool')
FARM = ('Langgevelhoeve met pannendak', 'Longère au toit de tuiles', 'Long farmhouse with a tiled roof', 'Langes Bauernhaus mit Ziegeldach')
MILL = ('Oude molen met lofts aan het water', 'Ancien moulin aménagé en lofts au bord de l’eau', 'Old mill with lofts by the water', 'Alte Mühle mit Lofts am Wasser')
HALF = ('Halfopen bebouwing met garage en voortuin', 'Maison trois façades avec garage et jardinet', 'Semi-detached house with garage and front garden', 'Doppelhaushälfte mit Garage und Vorgarten')
FLATS = ('Appartementsgebouw met galerijen', 'Immeuble à appartements avec coursives', 'Apartment block with galleries', 'Mehrfamilienhaus mit Laubengängen')
NEW = ('Nieuwbouwproject met vier rijwoningen', 'Projet neuf de quatre maisons mitoyennes', 'New-build project of four terraced houses', 'Neubauprojekt mit vier Reihenhäusern')
PLOT = ('Bouwgrond tussen hagen', 'Terrain à bâtir entre des haies', 'Building plot between hedges', 'Baugrundstück zwischen Hecken')
GARAGE = ('Rij garageboxen', 'Rangée de boxes de garage', 'Row of lock-up garages', 'Reihe von Garagen')
STREET = ('Straat met oude gevels', 'Rue aux façades anciennes', 'Street with old house fronts', 'Straße mit alten Fassaden')
GARDEN = ('Stadstuin met terras', 'Jardin de ville avec terrasse', 'Town garden with a terrace', 'Stadtgarten mit Terrasse')
COURT = ('Ommuurde binnenkoer met planten', 'Cour intérieure fleurie', 'Walled courtyard with plants', 'Ummauerter Innenhof mit Pflanzen')
ROOFT = ('Dakterras met zicht op de stad', 'Toit-terrasse avec vue sur la ville', 'Roof terrace with a view over the town', 'Dachterrasse mit Blick über die Stadt')
ORCH = ('Tuin met fruitbomen bij de hoeve', 'Verger devant la ferme', 'Orchard garden by the farmhouse', 'Obstgarten am Bauernhaus')
BALC = ('Terras van het appartement tussen het groen', 'Terrasse de l’appartement dans la verdure', 'Flat’s terrace among the trees', 'Balkon der Wohnung im Grünen')


def town(name, kind, v, words, building, **kw):
    pic(name, 'exteriors.townhouse', 'mixed' if kind == 'shop' else 'house', building, words, kind_=kind, v=v, **kw)


def ext(name, fn, kind, building, words, **kw):
    pic(name, 'exteriors.' + fn, kind, building, words, **kw)


def gar(name, fn, words, building='townhouse', **kw):
    pic(name, 'gardens.' + fn, 'house' if building not in ('apartment-block',) else 'apartment', building, words, place='garden', room=fn, **kw)


def ins(name, fn, room, words, building='house', kind='house', country='both', light='morning', **kw):
    pic(name, 'interior.' + fn, kind, building, words, place='interior', country=country, room=room, light=light, phrase=False, **kw)


# ---- outdoors ----------------------------------------------------------------------------------------
town('stepped-gable-1', 'step', 0, STEP, 'stepped-gable', light='morning', seed=5, view='left', lens=26.5)
town('stepped-gable-2', 'step', 1, STEP, 'stepped-gable', light='dusk', seed=8, view='right', trees=2, season='autumn')
town('stepped-gable-3', 'step', 2, STEP, 'stepped-gable', light='low', seed=11, view='left', season='autumn', az=-42, lens=26.5)
town('stepped-gable-4', 'step', 3, STEP, 'stepped-gable', light='noon', seed=14, view='front', season='spring', trees=0, lens=33)
town('stepped-gable-5', 'step', 0, STEP, 'stepped-gable', light='winter', seed=17, view='right', season='winter', snow=True, lens=26.5)
town('townhouse-1', 'cornice', 0, TOWN, 'townhouse', light='afternoon', seed=4, view='right')
town('townhouse-2', 'cornice', 1, TOWN, 'townhouse', light='morning', seed=7, view='left', season='spring')
town('townhouse-3', 'cornice', 2, TOWN, 'townhouse', light='dusk', seed=10, view='left', paving='asphalt')
town('townhouse-4', 'cornice', 0, TOWN, 'townhouse', light='soft', seed=13, view='front', season='autumn', lens=28)
town('shop-flat-1', 'shop', 0, SHOP, 'shop', light='dusk', seed=3, view='left', country='both')
town('shop-flat-2', 'shop', 1, SHOP, 'shop', light='morning', seed=6, view='right', country='both')
town('shop-flat-3', 'shop', 2, SHOP, 'shop', light='afternoon', seed=9, view='front', country='both', season='spring', lens=26)
town('lux-townhouse-1', 'lux', 0, LUX, 'townhouse', country='LU', light='afternoon', seed=2, view='right', bike=False)
town('lux-townhouse-2', 'lux', 1, LUX, 'townhouse', country='LU', light='dusk', seed=5, view='left', season='winter')
town('lux-townhouse-3', 'lux', 2, LUX, 'townhouse', country='LU', light='morning', seed=8, view='left', season='autumn', bike=False)
town('lux-townhouse-4', 'lux', 3, LUX, 'townhouse', country='LU', light='low', seed=12, view='front', season='spring', lens=27)
ext('art-nouveau-1', 'artnouveau', 'house', 'art-nouveau', ART, light='morning', season='spring', v=0, seed=1)
ext('art-nouveau-2', 'artnouveau', 'house', 'art-nouveau', ART, light='dusk', season='summer', v=1, seed=4, view='right')
ext('art-nouveau-3', 'artnouveau', 'house', 'art-nouveau', ART, light='afternoon', season='autumn', v=2, seed=6, view='front', country='both')
ext('villa-white-1', 'villa', 'house', 'villa', VILLA, country='both', light='noon', seed=2, view='left', az=-58)
ext('villa-white-2', 'villa', 'house', 'villa', VILLA, country='both', light='low', seed=4, view='right', season='autumn', shutter='#5c6a75', az=40)
ext('villa-white-3', 'villa', 'house', 'villa', VILLA, country='LU', light='dusk', seed=7, view='front', shutter='#7a4a3a', wall='#d9d2c2')
ext('villa-white-4', 'villa', 'house', 'villa', VILLA, country='both', light='winter', seed=9, view='left', season='winter', snow=True)
ext('villa-modern-1', 'cube', 'house', 'modern-villa', MODERN, country='both', light='afternoon', seed=1, view='left')
ext('villa-modern-2', 'cube', 'house', 'modern-villa', MODERN, country='both', light='dusk', seed=3, view='right')
ext('villa-modern-3', 'cube', 'house', 'modern-villa', ('Moderne villa met houten accenten', 'Villa contemporaine aux accents de bois', 'Modern villa with timber accents', 'Moderne Villa mit Holzakzenten'), country='both', light='morning', seed=5, view='front', season='autumn', water=False, clad='#5a5148')
ext('farmhouse-1', 'farm', 'house', 'farmhouse', FARM, light='low', seed=1, view='left', az=-50)
ext('farmhouse-2', 'farm', 'house', 'farmhouse', FARM, country='both', light='morning', seed=4, view='right', brick='old', shutter='#33475a', season='spring')
ext('farmhouse-3', 'farm', 'house', 'farmhouse', FARM, light='dusk', seed=6, view='left', shutter='#6a2f2a')
ext('farmhouse-4', 'farm', 'house', 'farmhouse', FARM, country='both', light='winter', seed=9, view='front', season='winter', snow=True)
ext('mill-loft-1', 'mill', 'apartment', 'mill', MILL, country='both', light='low', season='autumn', seed=1, view='left')
ext('mill-loft-2', 'mill', 'apartment', 'mill', MILL, country='both', light='dusk', season='summer', seed=3, view='right', kind_='oxblood')
ext('mill-loft-3', 'mill', 'apartment', 'mill', MILL, country='both', light='morning', season='spring', seed=5, view='front', kind_='orange', floors=3, cols=8)
ext('half-open-1', 'halfopen', 'house', 'half-open', HALF, light='afternoon', seed=1, view='right')
ext('half-open-2', 'halfopen', 'house', 'half-open', HALF, light='morning', seed=4, view='left', kind_='orange', roof='red', door='#6b2f26', season='spring')
ext('half-open-3', 'halfopen', 'house', 'half-open', HALF, country='both', light='dusk', seed=6, view='right', kind_='brown', render='#ddd6c6', door='#2f3b42')
ext('half-open-4', 'halfopen', 'house', 'half-open', HALF, light='low', seed=9, view='front', kind_='yellow', season='autumn', door='#3f4f47')
ext('apartments-1', 'flats', 'apartment', 'apartment-block', FLATS, country='both', light='afternoon', kind_='yellow', seed=2, view='left')
ext('apartments-2', 'flats', 'apartment', 'apartment-block', FLATS, country='LU', light='dusk', kind_='white', seed=4, view='right', rail='bars', floors=4, bays=6)
ext('apartments-3', 'flats', 'apartment', 'apartment-block', FLATS, country='both', light='morning', kind_='red', seed=6, view='front', floors=3, bays=5, season='spring', rail='bars', lens=33)
ext('apartments-4', 'flats', 'apartment', 'apartment-block', FLATS, country='both', light='low', kind_='grey', seed=8, view='left', floors=5, bays=4, season='autumn')
ext('new-build-1', 'newbuild', 'project', 'new-build', NEW, country='both', light='morning', v=0, seed=1, view='left')
ext('new-build-2', 'newbuild', 'project', 'new-build', NEW, country='both', light='dusk', v=1, seed=3, view='right')
ext('new-build-3', 'newbuild', 'project', 'new-build', NEW, country='LU', light='afternoon', v=2, seed=5, view='front', season='autumn')
ext('plot-1', 'plot', 'land', 'plot', PLOT, place='plot', country='both', light='afternoon', seed=1, v=0, az=-58)
ext('plot-2', 'plot', 'land', 'plot', PLOT, place='plot', country='both', light='morning', seed=3, v=1, season='spring')
ext('plot-3', 'plot', 'land', 'plot', PLOT, place='plot', country='both', light='noon', seed=5, v=2, season='autumn')
GAP = ('Bouwgrond in een rij huizen', 'Terrain à bâtir entre deux maisons', 'Building plot in a row of houses', 'Baulücke in einer Häuserzeile')
ext('plot-4', 'gap', 'land', 'plot', GAP, place='plot', country='BE', light='morning', seed=1, view='left', season='spring')
ext('plot-5', 'gap', 'land', 'plot', GAP, place='plot', country='both', light='afternoon', seed=2, view='right', lux=True)
ext('garages-1', 'garages', 'garage', 'garage-row', GARAGE, country='both', light='morning', seed=1)
ext('garages-2', 'garages', 'garage', 'garage-row', GARAGE, country='both', light='low', seed=4, kind_='red', season='autumn', view='right', az=-40)
ext('street-1', 'streetview', 'street', 'street', STREET, place='street', light='afternoon', seed=3)
ext('street-2', 'streetview', 'street', 'street', STREET, place='street', light='dusk', seed=7, season='autumn')
ext('street-3', 'streetview', 'street', 'street', STREET, place='street', country='LU', light='morning', seed=5, lux=True, season='spring')
ext('street-4', 'streetview', 'street', 'street', STREET, place='street', light='winter', seed=9, season='winter', snow=True, side=-1)
ext('street-5', 'streetview', 'street', 'street', STREET, place='street', light='low', seed=12, season='autumn', side=-1)
town('townhouse-5', 'cornice', 2, TOWN, 'townhouse', light='noon', seed=16, view='right', season='spring', az=-50)
town('lux-townhouse-5', 'lux', 1, LUX, 'townhouse', country='LU', light='noon', seed=15, view='right', season='spring', bike=False, az=48)
ext('half-open-5', 'halfopen', 'house', 'half-open', HALF, country='LU', light='soft', seed=12, view='left', kind_='grey', render='#c9c5b8', door='#6b2f26', season='summer')
ext('villa-modern-4', 'cube', 'house', 'modern-villa', MODERN, country='LU', light='low', seed=8, view='right', season='summer', clad='#6f5a45', az=-35)
ext('street-6', 'streetview', 'street', 'street', STREET, place='street', country='LU', light='dusk', seed=15, lux=True, season='summer', side=-1)
gar('garden-1', 'garden', GARDEN, light='afternoon', seed=1, kind_='red', view='left')
gar('garden-2', 'garden', GARDEN, light='dusk', seed=3, kind_='white', view='right', ground='blue', country='both')
gar('garden-3', 'garden', GARDEN, light='morning', seed=5, kind_='orange', view='left', ground='brick', season='spring', roof='red')
gar('garden-4', 'garden', GARDEN, light='low', seed=8, kind_='brown', view='front', render='#d9d2c2', season='autumn', ground='blue', country='LU')
gar('courtyard-1', 'courtyard', COURT, light='noon', seed=1)
gar('courtyard-2', 'courtyard', COURT, light='dusk', seed=4, country='both', wall='#cdb79a')
gar('roof-terrace-1', 'roofterrace', ROOFT, building='apartment-block', country='both', light='low', seed=2)
gar('roof-terrace-2', 'roofterrace', ROOFT, building='apartment-block', country='both', light='dusk', seed=5)
gar('orchard-1', 'orchard', ORCH, building='farmhouse', country='both', light='morning', seed=1, season='spring')
gar('orchard-2', 'orchard', ORCH, building='farmhouse', country='both', light='low', seed=4, season='summer')
gar('balcony-1', 'balcony', BALC, samples=16, building='apartment-block', country='both', light='afternoon', seed=1)
gar('balcony-2', 'balcony', BALC, samples=16, building='apartment-block', country='both', light='morning', seed=2, season='spring')

# ---- indoors -----------------------------------------------------------------------------------------
LIV = ('Woonkamer met schouw en hoge ramen', 'Salon avec cheminée et hautes fenêtres', 'Living room with a fireplace and tall windows', 'Wohnzimmer mit Kamin und hohen Fenstern')
LIVG = ('Woonkamer met schuifraam naar de tuin', 'Salon avec baie vitrée sur le jardin', 'Living room with sliding doors to the garden', 'Wohnzimmer mit Schiebetür zum Garten')
DIN = ('Eetkamer met houten tafel', 'Salle à manger avec table en bois', 'Dining room with a wooden table', 'Esszimmer mit Holztisch')
KITI = ('Keuken met kookeiland', 'Cuisine avec îlot', 'Kitchen with an island', 'Küche mit Kochinsel')
KITT = ('Woonkeuken met eettafel', 'Cuisine avec table à manger', 'Kitchen with a dining table', 'Wohnküche mit Esstisch')
BED = ('Slaapkamer met dubbel bed', 'Chambre avec lit double', 'Bedroom with a double bed', 'Schlafzimmer mit Doppelbett')
BED1 = ('Slaapkamer met bureau', 'Chambre avec bureau', 'Single bedroom with a desk', 'Einzelzimmer mit Schreibtisch')
BATH = ('Badkamer met vrijstaand bad', 'Salle de bains avec baignoire îlot', 'Bathroom with a free-standing bath', 'Bad mit frei stehender Wanne')
SHWR = ('Badkamer met inloopdouche', 'Salle de douche à l’italienne', 'Bathroom with a walk-in shower', 'Bad mit begehbarer Dusche')
STUDY = ('Werkkamer met boekenkast', 'Bureau avec bibliothèque', 'Study with a bookcase', 'Arbeitszimmer mit Bücherwand')
HALLW = ('Inkomhal met trap en tegelvloer', 'Hall d’entrée avec escalier et carrelage', 'Entrance hall with stairs and tiled floor', 'Eingangshalle mit Treppe und Fliesenboden')
CELL = ('Gewelfde kelder met wijnrekken', 'Cave voûtée avec casiers à vin', 'Vaulted cellar with wine racks', 'Gewölbekeller mit Weinregalen')
ATTB = ('Zolderkamer met balken', 'Chambre sous les combles avec poutres', 'Attic bedroom with beams', 'Dachzimmer mit Balken')
ATTO = ('Zolder ingericht als werkruimte', 'Combles aménagés en bureau', 'Attic fitted out as a workspace', 'Ausgebautes Dach als Arbeitsraum')
COMM = ('Lege handelsruimte met glazen pui', 'Surface commerciale vide à façade vitrée', 'Empty commercial space with a glass front', 'Leere Gewerbefläche mit Glasfront')
LOFT = ('Loft met stalen ramen en bakstenen muur', 'Loft aux fenêtres d’acier et mur de brique', 'Loft with steel windows and a brick wall', 'Loft mit Stahlfenstern und Backsteinwand')

ins('living-1', 'living.living', 'living', LIV, seed=1, pal=0, kind_='town')
ins('living-2', 'living.living', 'living', LIVG, seed=2, pal=1, kind_='garden', light='noon', az=-150)
ins('living-3', 'living.living', 'living', LIV, seed=3, pal=3, kind_='town', light='afternoon', az=-70)
ins('living-4', 'living.living', 'living', LIVG, seed=4, pal=4, kind_='garden', light='soft')
ins('living-5', 'living.living', 'living', LIV, seed=5, pal=2, kind_='town', light='soft')
ins('living-6', 'living.living', 'living', LIVG, seed=6, pal=0, kind_='garden', light='low', az=160, el=18)
ins('dining-1', 'living.dining', 'dining', DIN, seed=1, pal=0, light='soft')
ins('dining-2', 'living.dining', 'dining', DIN, seed=2, pal=4, chairs='shell', light='morning', az=-75)
ins('dining-3', 'living.dining', 'dining', DIN, seed=3, pal=1, light='afternoon', az=-110)
ins('kitchen-1', 'kitchen.kitchen', 'kitchen', KITI, seed=1)
ins('kitchen-2', 'kitchen.kitchen', 'kitchen', KITI, seed=2, front='#d6d0c2', top='marble', floor='herringbone', splash='#d9d5ca', light='soft')
ins('kitchen-3', 'kitchen.kitchen', 'kitchen', KITT, seed=3, front='#5b6a75', top='oak', island=False, floor='chequer', light='afternoon', az=-80)
ins('kitchen-4', 'kitchen.kitchen', 'kitchen', KITI, seed=4, wood='#8d6c4a', top='concrete', shaker=False, floor='tiles', floorc='#a7a39a', uppers=True, splash='#c9c6bd', light='noon', building='apartment-block', kind='apartment')
ins('kitchen-5', 'kitchen.kitchen', 'kitchen', KITT, seed=5, front='#e0dbcf', top='dark', island=False, uppers=True, light='soft', building='apartment-block', kind='apartment')
ins('bedroom-1', 'bedroom.bedroom', 'bedroom', BED, seed=1, pal=0)
ins('bedroom-2', 'bedroom.bedroom', 'bedroom', BED, seed=2, pal=1, high=True, light='soft')
ins('bedroom-3', 'bedroom.bedroom', 'bedroom', BED, seed=3, pal=2, wood=True, light='afternoon', az=-80)
ins('bedroom-4', 'bedroom.bedroom', 'bedroom', BED, seed=4, pal=3, light='low', az=-95, el=20, high=True)
ins('bedroom-5', 'bedroom.child', 'bedroom', BED1, seed=5, light='soft')
ins('bathroom-1', 'bathroom.bathroom', 'bathroom', BATH, seed=1, light='soft')
ins('bathroom-2', 'bathroom.bathroom', 'bathroom', BATH, seed=2, zellige='#d3cdbf', chequer=True, metal='#a98a4e', wood='#6b4c30', light='morning', az=-80)
ins('bathroom-3', 'bathroom.bathroom', 'bathroom', BATH, seed=3, zellige='#6f8791', floor='#b3aea4', view=1, light='soft')
ins('bathroom-4', 'bathroom.shower', 'bathroom', SHWR, seed=4, light='soft', building='apartment-block', kind='apartment')
ins('study-1', 'others.study', 'study', STUDY, seed=1)
ins('study-2', 'others.study', 'study', STUDY, seed=2, accent='#3f4d5a', wall='#e0dcd2', light='soft', high=False, wood='#a9854f')
ins('hall-1', 'others.hall', 'hall', HALLW, seed=1)
ins('hall-2', 'others.hall', 'hall', HALLW, seed=2, dado='#8a7a66', chequer=False, door='#5b2a22', light='soft')
ins('cellar-1', 'others.cellar', 'cellar', CELL, seed=1, light='soft')
ins('cellar-2', 'others.cellar', 'cellar', ('Gewelfde bakstenen kelder', 'Cave voûtée en brique', 'Vaulted brick cellar', 'Gewölbekeller aus Backstein'), seed=3, wine=False, brick='white', light='soft')
ins('attic-1', 'others.attic', 'attic', ATTB, seed=1)
ins('attic-2', 'others.attic', 'attic', ATTO, seed=2, use='work', light='soft', beam='#5d4a38')
ins('commercial-1', 'others.commercial', 'commercial', COMM, seed=1, building='shop', kind='commercial', light='soft')
ins('commercial-2', 'others.commercial', 'commercial', COMM, seed=2, building='shop', kind='commercial', floor='planks', brick='old', light='morning', az=-120)
ins('loft-1', 'others.loft', 'loft', LOFT, seed=1, building='mill', kind='apartment', light='afternoon')
ins('loft-2', 'others.loft', 'loft', LOFT, seed=2, building='mill', kind='apartment', light='soft', brick='white', sofa='#5b6873')

ins('living-7', 'living.living', 'living', LIV, seed=7, pal=4, kind_='town', light='low', az=-80, el=20)
ins('kitchen-6', 'kitchen.kitchen', 'kitchen', KITI, seed=7, front='#7a4a3a', top='oak', wall='#e6dfd0', floor='herringbone', light='low', az=-85, el=20)
ins('bedroom-6', 'bedroom.bedroom', 'bedroom', BED, seed=6, pal=2, high=True, light='morning', view='right')
ins('bathroom-5', 'bathroom.bathroom', 'bathroom', BATH, seed=5, zellige='#b08a6c', chequer=True, metal='#1d1f20', wood='#a9854f', view=1, light='afternoon', az=-75)

for p in PICTURES:
    if 'kind_' in p['args']:
        p['args']['kind'] = p['args'].pop('kind_')

# the first of every type before the second of any
PICTURES.sort(key=lambda p: int(p['name'].rsplit('-', 1)[1]))
