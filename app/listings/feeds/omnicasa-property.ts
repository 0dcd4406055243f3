import { z } from 'zod';
import { goalFromCode, marqueeFromCode, propertyTypeKey } from '../domain/codes.ts';
import type { ListingRecord } from '../domain/entity.ts';
import { parseDecimal } from '../domain/rules/number.ts';
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
  pageId,
  safeUrl,
} from './crm-values.ts';
import { detailFields, detailOf } from './omnicasa-detail.ts';
import { crmPicture, crmPictures, picturesOf } from './omnicasa-pictures.ts';
import {
  addressFields,
  addressOf,
  coordinateFields,
  crmAgent,
  crmDocuments,
  crmLinks,
  crmOpenVisits,
  languageFields,
  textsOf,
} from './omnicasa-parts.ts';

/** A property in the CRM's spelling (requirements 3.1). Amounts are in euros. */
const property = z.object({
  ...languageFields,
  ...addressFields,
  ...coordinateFields,
  ID: pageId,
  Goal: crmInteger.pipe(z.number('is missing')),
  RecordFile: crmText,
  UniqueCode: crmText,
  Title: crmText,
  Description: crmText,
  TypeDescription: crmText,
  MainTypeName: crmText,
  WebID: crmInteger,
  WebIDs: crmText,
  Marquee: crmInteger,
  MarqueeName: crmText,
  PublishPrice: crmPublish,
  Price: crmEuros,
  PriceUnit: crmInteger,
  PriceUnitText: crmText,
  PublishAddress: crmPublish,
  // Free text in practice ("requested"); anything but a number is ignored.
  EnergyPerformance: z
    .unknown()
    .optional()
    .transform((value) => parseDecimal(value)),
  EPCLabelText: crmText,
  EPCSecondLabelText: crmText,
  EPCTotal: crmNumber,
  EPCCertificateNumber: crmText,
  EPCCertificateEndDate: crmDay,
  CO2Emission: crmNumber,
  OnlineDate: crmDay,
  ModifiedDate: crmMoment,
  BedRooms: crmCount,
  BathRooms: crmCount,
  ShowerRooms: crmCount,
  Toilets: crmCount,
  Garages: crmCount,
  SurfaceTotal: crmNumber,
  SurfaceLiving: crmNumber,
  SurfaceGround: crmNumber,
  SmallPictureItem: crmPicture,
  MediumPictureItem: crmPicture,
  XLargePictureItem: crmPicture,
  PictureItems: crmPictures,
  PlanItems: crmPictures,
  DocumentItems: crmDocuments,
  VideoUrls: crmLinks,
  VirtualTourUrl: crmText,
  OpenVisitItems: crmOpenVisits,
  ManagerItem: crmAgent,
  ...detailFields,
});

export const omnicasaProperty = property.transform((record, context): ListingRecord => {
  const publishedOn = record.OnlineDate ?? record.ModifiedDate?.slice(0, 10);
  if (!publishedOn) {
    context.addIssue({ code: 'custom', path: ['OnlineDate'], message: 'is missing' });
    return z.NEVER;
  }
  const text = textsOf(record);
  const types = typesOf(record);
  const [first] = types;
  return {
    publishPrice: record.PublishPrice,
    publishAddress: record.PublishAddress,
    raw: {
      id: record.ID,
      reference: record.RecordFile ?? record.ID,
      uniqueCode: record.UniqueCode,
      goal: goalFromCode(record.Goal),
      marquee: marqueeFromCode(record.Marquee ?? 0),
      marqueeLabel: text('MarqueeName'),
      types,
      mainType: first === undefined ? null : propertyTypeKey(first),
      typeDescription: text('TypeDescription'),
      mainTypeName: text('MainTypeName'),
      title: text('Title'),
      description: text('Description'),
      price: { amount: record.Price, unit: record.PriceUnit, unitText: text('PriceUnitText') },
      address: addressOf(record),
      coordinates: coordinatesOf(record),
      energy: {
        value: record.EnergyPerformance,
        total: record.EPCTotal,
        labelText: record.EPCLabelText,
        secondLabelText: record.EPCSecondLabelText,
        co2: record.CO2Emission,
        certificateNumber: record.EPCCertificateNumber,
        certificateEnd: record.EPCCertificateEndDate,
      },
      rooms: {
        bedRoom: record.BedRooms,
        bathRoom: record.BathRooms,
        showerRoom: record.ShowerRooms,
        toilet: record.Toilets,
        garage: record.Garages,
      },
      totalSurface: record.SurfaceTotal,
      livingSurface: record.SurfaceLiving,
      groundSurface: record.SurfaceGround,
      publishedOn,
      updatedAt: record.ModifiedDate ?? `${publishedOn}T00:00:00.000Z`,
      detail: detailOf(record),
      pictures: picturesOf(record),
      videoUrls: record.VideoUrls,
      tourUrl: safeUrl(record.VirtualTourUrl),
      plans: record.PlanItems,
      documents: record.DocumentItems,
      openVisits: record.OpenVisitItems,
      agent: record.ManagerItem,
    },
  };
});

/**
 * WebID followed by the comma-separated WebIDs. CRMs also tag investment properties as houses; that tag is dropped,
 * because people searching for a house want to live in it.
 */
function typesOf({ WebID, WebIDs }: { WebID: number | null; WebIDs: string | null }): number[] {
  const ids = (WebIDs ?? '').split(',').flatMap((part) => (/^\s*\d{1,7}\s*$/.test(part) ? Number(part) : []));
  const isInvestment = propertyTypeKey(WebID ?? 0) === 'income-property';
  return [...new Set([WebID ?? 0, ...ids])].filter(
    (id) => id > 0 && !(isInvestment && propertyTypeKey(id) === 'house'),
  );
}
