import type { PropertyTypeKey } from '~/listings/domain/codes.ts';
import type { VariantKey } from '../property/variants.ts';
import type { Four } from './point.ts';

/** The name of a kind of property for lists of facts, and a shorter noun for titles where the name is too long. */
export const variantNames: Record<VariantKey, { name: Four; noun?: Four }> = {
  'family-house': { name: ['Halfopen woning', 'Maison trois façades', 'Semi-detached house', 'Doppelhaushälfte'] },
  'terraced-house': { name: ['Rijwoning', 'Maison mitoyenne', 'Terraced house', 'Reihenhaus'] },
  'town-house': { name: ['Herenhuis', 'Maison de maître', 'Town house', 'Stadthaus'] },
  'corner-house': { name: ['Hoekwoning', 'Maison d’angle', 'Corner house', 'Eckhaus'] },
  villa: { name: ['Villa', 'Villa', 'Villa', 'Villa'] },
  bungalow: { name: ['Bungalow', 'Bungalow', 'Bungalow', 'Bungalow'] },
  farmhouse: { name: ['Hoeve', 'Fermette', 'Farmhouse', 'Bauernhaus'] },
  'modern-house': { name: ['Moderne woning', 'Maison contemporaine', 'Modern house', 'Modernes Haus'] },
  'new-flat': {
    name: ['Nieuwbouwappartement', 'Appartement neuf', 'New-build apartment', 'Neubauwohnung'],
  },
  'terrace-flat': { name: ['Appartement', 'Appartement', 'Apartment', 'Wohnung'] },
  'garden-flat': {
    name: ['Appartement met tuin', 'Appartement avec jardin', 'Garden apartment', 'Gartenwohnung'],
    noun: ['Appartement', 'Appartement', 'Apartment', 'Wohnung'],
  },
  penthouse: { name: ['Penthouse', 'Penthouse', 'Penthouse', 'Penthouse'] },
  duplex: { name: ['Duplex', 'Duplex', 'Duplex', 'Maisonette'] },
  loft: { name: ['Loft', 'Loft', 'Loft', 'Loft'] },
  studio: { name: ['Studio', 'Studio', 'Studio', 'Studio'] },
  plot: { name: ['Bouwgrond', 'Terrain à bâtir', 'Building plot', 'Baugrundstück'] },
  'income-property': { name: ['Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Renditeobjekt'] },
  shop: { name: ['Winkelruimte', 'Surface commerciale', 'Shop', 'Ladenlokal'] },
  cafe: { name: ['Horecazaak', 'Café-restaurant', 'Café', 'Gaststätte'] },
  warehouse: { name: ['Magazijn', 'Entrepôt', 'Warehouse', 'Lagerhalle'] },
  workshop: { name: ['Atelier', 'Atelier', 'Workshop', 'Werkstatt'] },
  offices: { name: ['Kantoren', 'Bureaux', 'Offices', 'Büros'] },
  'garage-box': { name: ['Garagebox', 'Box de garage', 'Lock-up garage', 'Garage'] },
  parking: { name: ['Parkeerplaats', 'Emplacement de parking', 'Parking space', 'Stellplatz'] },
};

export const typeNames: Record<PropertyTypeKey, Four> = {
  house: ['Huis', 'Maison', 'House', 'Haus'],
  apartment: ['Appartement', 'Appartement', 'Apartment', 'Wohnung'],
  studio: ['Studio', 'Studio', 'Studio', 'Studio'],
  plot: ['Bouwgrond', 'Terrain', 'Plot', 'Grundstück'],
  'income-property': ['Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Renditeobjekt'],
  commercial: ['Handelspand', 'Commerce', 'Commercial property', 'Gewerbeimmobilie'],
  industrial: ['Industrieel pand', 'Bâtiment industriel', 'Industrial property', 'Industrieimmobilie'],
  offices: ['Kantoren', 'Bureaux', 'Offices', 'Büros'],
  garage: ['Garage/parking', 'Garage/parking', 'Garage/parking', 'Garage/Stellplatz'],
};
