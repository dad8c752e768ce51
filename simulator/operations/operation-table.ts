import * as agency from './agency-operations'
import * as appointments from './appointment-operations'
import * as demands from './demand-operations'
import * as histories from './history-operations'
import * as leads from './lead-operations'
import * as lookups from './lookup-operations'
import type { Operation } from './operation'
import * as persons from './person-operations'
import * as places from './place-operations'
import * as projects from './project-operations'
import * as properties from './property-operations'
import * as statistics from './statistics-operations'

const wrapped = (handle: Operation['handle']): Operation => ({ handle, shape: 'wrapped' })
const bare = (handle: Operation['handle']): Operation => ({ handle, shape: 'bare' })
const array = (handle: Operation['handle']): Operation => ({ handle, shape: 'array' })

/** Every operation by its name without the suffix `Json`. */
export const operations: Record<string, Operation> = {
  ValidateCustomer: wrapped(lookups.validateCustomer),
  GetOfficeList: array(agency.getOfficeList),
  GetDepartmentList: bare(agency.getDepartmentList),
  GetSiteList: wrapped(agency.getSiteList),
  GetCountryList: wrapped(lookups.getCountryList),
  GetCityList: wrapped(places.getCityList),
  GetCityListOfObjects: wrapped(places.getCityListOfObjects),
  GetGeoCityListOfObject: wrapped(places.getCityListOfObjects),
  GetGeographicList: wrapped(places.getGeographicList),
  GetTypeOfPropertyList: wrapped(lookups.getTypeOfPropertyList),
  GetWebIDList: bare(lookups.getWebIdList),
  GetWebID: wrapped(lookups.getWebId),
  GetStatusList: wrapped(lookups.getStatusList),
  GetSubstatusList: bare(lookups.getSubstatusList),
  GetMarqueeList: array(lookups.getMarqueeList),
  GetPriceRangeList: array(lookups.getPriceRangeList),
  GetUserList: bare(agency.getUserList),
  GetUser: wrapped(agency.getUser),
  GetCategoriesList: wrapped(lookups.getCategoriesList),
  GetDocumentList: wrapped(lookups.getDocumentList),
  GetPersonSourceList: wrapped(lookups.getPersonSourceList),
  GetInternalAllLookupTables: wrapped(lookups.getInternalAllLookupTables),

  GetPropertyList: wrapped(properties.getPropertyList),
  GetPropertyList2: wrapped(properties.getPropertyList2),
  GetInternalPropertyList: wrapped(properties.getPropertyList),
  GetProperty: wrapped(properties.getProperty),
  GetProperty2: wrapped(properties.getProperty),
  GetPropertiesByIDs: wrapped(properties.getPropertiesByIds),
  GetPropertyPictureList: wrapped(properties.getPropertyPictureList),
  GetCountProperties: wrapped(properties.getCountProperties),
  GetCountProperties2: wrapped(properties.getCountProperties),
  GetPreviousNextOfProperty: wrapped(properties.getPreviousNextOfProperty),
  GetPreviousNextOfProperty2: wrapped(properties.getPreviousNextOfProperty),
  GetDeletedPropertyIDs: wrapped(properties.getDeletedPropertyIds),
  GetAppointmentObject: wrapped(appointments.getAppointmentObject),
  GetNeighbourhoodList: wrapped(places.getNeighbourhoodList),
  GetPointOfInterestList: wrapped(places.getPointOfInterestList),

  GetProjectList: wrapped(projects.getProjectList),
  GetProject: wrapped(projects.getProject),
  GetProjectPictureList: wrapped(projects.getProjectPictureList),
  GetBuildingList: wrapped(projects.getBuildingList),
  GetPreviousNextOfProject: wrapped(projects.getPreviousNextOfProject),
  GetDeletedProjectIDs: wrapped(projects.getDeletedProjectIds),

  ContactOnMe: wrapped(leads.contactOnMe),
  ContactOnMeProject: wrapped(leads.contactOnMeProject),
  DemandRegister: wrapped(demands.demandRegister),
  DemandRegister2: wrapped(demands.demandRegister),
  RegisterPersonDemand: wrapped(demands.registerPersonDemand),
  RegisterPerson: wrapped(persons.registerPerson),
  CheckDemandLogin: wrapped(demands.checkDemandLogin),
  GetDemandPerson: wrapped(demands.getDemandPerson),
  GetDemandList: wrapped(demands.getDemandList),
  SaveChangedDemandList: wrapped(demands.saveChangedDemandList),
  UnsubscribeDemandPerson: wrapped(demands.unsubscribeDemandPerson),
  GetNumberOfDemands: wrapped(demands.getNumberOfDemands),
  CreateTask: wrapped(leads.createTask),
  CreateHistory: wrapped(leads.createHistory),
  AddPersonToAppointment: wrapped(appointments.addPersonToAppointment),
  MakeRelation: wrapped(leads.makeRelation),

  CheckPersonLogin: wrapped(persons.checkPersonLogin),
  CheckPersonLoginMultiOffice: wrapped(persons.checkPersonLoginMultiOffice),
  GetPersonForgetPassword: wrapped(persons.getPersonForgetPassword),
  GetPerson: wrapped(persons.getPerson),
  GetPersonByEmail: wrapped(persons.getPerson),
  GetPersonList: wrapped(persons.getPersonList),
  GetPersonCount: wrapped(persons.getPersonCount),
  GetPersonRelations: wrapped(persons.getPersonRelations),
  GetRelatedProperties: wrapped(persons.getRelatedProperties),
  GetOwnerList: wrapped(persons.getOwnerList),
  GetVisitStatisticOfProperty: wrapped(statistics.getVisitStatisticOfProperty),
  GetManyVisitStatisticsOfProperty: bare(statistics.getManyVisitStatisticsOfProperty),
  GetMatchingStatisticOfProperty: wrapped(statistics.getMatchingStatisticOfProperty),
  GetMediaObjectStatisticsGraphList: wrapped(statistics.getMediaObjectStatisticsGraphList),
  GetMediaAllPropertyTypesStatisticsGraphList: wrapped(statistics.getMediaObjectStatisticsGraphList),
  GetSummaryMediaObjectStatisticsGraphList: wrapped(statistics.getSummaryMediaObjectStatisticsGraphList),
  GetAppointmentOfStatisticsGraphList: wrapped(statistics.getAppointmentOfStatisticsGraphList),
  GetCalendarHistories: wrapped(histories.getCalendarHistories),
  GetAutomaticHistories: wrapped(histories.getAutomaticHistories),
  GetMediaOnlineHistories: wrapped(histories.getMediaOnlineHistories),
  GetTaskHistories: wrapped(histories.getTaskHistories),
  GetAppearanceHistories: wrapped(histories.getAppearanceHistories),
  GetHistoriesType: wrapped(histories.getHistoriesType),
  GetCandidateList: wrapped(histories.getCandidateList),
  GetRelationList: wrapped(histories.getRelationList),
  GetPropertyCheckList: wrapped(histories.getPropertyCheckList),
}

const byLowerCase = new Map(
  Object.entries(operations).map(([name, operation]) => [name.toLowerCase(), { name, ...operation }]),
)

export function findOperation(name: string): (Operation & { name: string }) | undefined {
  return byLowerCase.get(name.toLowerCase())
}
