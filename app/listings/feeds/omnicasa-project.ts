import { z } from 'zod';
import { unitStatuses, type ProjectRecord, type ProjectUnit } from '../domain/entity.ts';
import {
  crmCount,
  crmDay,
  crmEuros,
  crmInteger,
  crmMoment,
  crmNumber,
  crmPublish,
  crmText,
  coordinatesOf,
  crmId,
  pageId,
  safeUrl,
} from './crm-values.ts';
import {
  addressFields,
  addressOf,
  coordinateFields,
  crmAgent,
  crmDocuments,
  languageFields,
  translated,
} from './omnicasa-parts.ts';
import { crmPictures } from './omnicasa-pictures.ts';

/** A unit of the price list; Status 0 available, 1 in option, 2 sold. An unpublished price is not even stored. */
const unit = z
  .object({
    ...languageFields,
    ID: crmId,
    Unit: crmText,
    WebID: crmInteger,
    Floor: crmInteger,
    Status: crmInteger,
    StatusName: crmText,
    Requirement: crmText,
    PublishPrice: crmPublish,
    Price: crmEuros,
    SurfaceLiving: crmNumber,
    SurfaceTerrace: crmNumber,
    BedRooms: crmCount,
    PropertyID: crmText,
  })
  .transform((record): ProjectUnit => ({
    id: record.ID,
    unit: record.Unit ?? record.ID,
    type: record.WebID,
    floor: record.Floor,
    status: unitStatuses[record.Status ?? 0] ?? 'available',
    statusLabel: translated(record, 'StatusName', record.StatusName),
    requirement: translated(record, 'Requirement', record.Requirement),
    price: record.PublishPrice ? record.Price : null,
    livingSurface: record.SurfaceLiving,
    terraceSurface: record.SurfaceTerrace,
    bedrooms: record.BedRooms,
    listingId: record.PropertyID?.toLowerCase() ?? null,
  }));

export const omnicasaProject = z
  .object({
    ...languageFields,
    ...addressFields,
    ...coordinateFields,
    ID: pageId,
    ProjectNumber: crmText,
    PublicAddress: crmPublish,
    Title: crmText,
    Description: crmText,
    DeliveryDate: crmDay,
    Delivery: crmText,
    Situation: crmText,
    ExternalLink: crmText,
    PriceList: z.array(unit).nullish(),
    PictureItems: crmPictures,
    PlanItems: crmPictures,
    DocumentItems: crmDocuments,
    ManagerItem: crmAgent,
    ModifiedDate: crmMoment.pipe(z.string('is missing')),
  })
  .transform((record): ProjectRecord => {
    const units = record.PriceList ?? [];
    return {
      publicAddress: record.PublicAddress,
      raw: {
        id: record.ID,
        number: record.ProjectNumber ?? record.ID,
        title: translated(record, 'Title', record.Title),
        description: translated(record, 'Description', record.Description),
        address: addressOf(record),
        coordinates: coordinatesOf(record),
        delivery: record.DeliveryDate,
        deliveryText: translated(record, 'Delivery', record.Delivery),
        situation: translated(record, 'Situation', record.Situation),
        types: [...new Set(units.flatMap(({ type }) => type ?? []))],
        units,
        pictures: record.PictureItems,
        plans: record.PlanItems,
        documents: record.DocumentItems,
        agent: record.ManagerItem,
        externalUrl: safeUrl(record.ExternalLink),
        updatedAt: record.ModifiedDate,
      },
    };
  });
